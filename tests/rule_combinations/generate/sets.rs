//! Sets of rules that can stand in one place.

use super::dice::Dice;
use crate::rule_combinations::rule::Rule;
use crate::rule_combinations::table::{CONFLICTS, Conflict, Level, RULES, Row};

/// A rule, and how deep in `each(…)` it stands.
pub(crate) type Placed = (usize, &'static str);

/// A rule that has as many dots before it as it stands deep in `each(…)`.
fn placed(form: &'static str) -> Placed {
    let rule = form.trim_start_matches('.');
    (form.len() - rule.len(), rule)
}

/// The rules of a kind of field, in the order of the macro's table.
pub(crate) fn rules(kind: &str) -> Vec<Placed> {
    let mut rules: Vec<_> = Rule::all().flat_map(|rule| rule.forms(kind)).map(placed).collect();
    rules.sort_by_key(|(depth, rule)| (*depth, row(rule).order));
    rules
}

fn row(rule: &str) -> &'static Row {
    RULES
        .iter()
        .find(|row| row.name == name(rule))
        .unwrap_or_else(|| panic!("`{rule}` has no row in the macro's table"))
}

/// The rule without its arguments.
pub(crate) fn name(rule: &str) -> &str {
    rule.split('(').next().unwrap_or(rule)
}

/// Whether both act on the same values.
pub(crate) fn meet((depth, rule): Placed, (other_depth, other): Placed) -> bool {
    let (outer, inner) = if depth <= other_depth { (rule, other_depth - depth) } else { (other, depth - other_depth) };
    inner == 0 || row(outer).level == Level::Item
}

fn stand_together(one: Placed, other: Placed) -> bool {
    let names = [name(one.1), name(other.1)];
    let pairs =
        CONFLICTS.iter().any(|Conflict { first, second, .. }| names == [*first, *second] || names == [*second, *first]);
    !meet(one, other) || !pairs && names[0] != names[1] && !never_folds(one.1, other.1)
}

/// Whether one of the two takes every string before the other could fold it.
fn never_folds(one: &str, other: &str) -> bool {
    let takes_all = |rule: &str| name(rule) == "string_to_object" && !rule.contains("only");
    let folds = |rule: &str| name(rule) == "ignore_case";
    takes_all(one) && folds(other) || takes_all(other) && folds(one)
}

pub(crate) fn all_stand_together(set: &[Placed]) -> bool {
    set.iter().enumerate().all(|(place, one)| set[..place].iter().all(|other| stand_together(*one, *other)))
}

/// A place that rules stand on.
pub(crate) struct Site {
    /// All that may stand there.
    pub(crate) rules: Vec<Placed>,
    /// Whether its type takes null, or is not known.
    takes_null: bool,
}

impl Site {
    /// A field of this type that has the rules of this kind.
    pub(crate) fn new(kind: &str, r#type: &str) -> Self {
        Self { rules: rules(kind), takes_null: r#type.contains("Option") }
    }

    /// The same, of which nothing is known if `unknown`.
    pub(crate) fn unknown(self, unknown: bool) -> Self {
        Self { takes_null: self.takes_null || unknown, ..self }
    }

    /// The same without rules that remove a member, for what is no member.
    pub(crate) fn unnamed(mut self) -> Self {
        self.rules.retain(|(_, rule)| !row(rule).removes);
        self
    }

    /// The same with rules of the value as a whole only: those that are nowhere inside.
    pub(crate) fn whole(mut self) -> Self {
        self.rules.retain(|(depth, rule)| *depth == 0 && row(rule).level == Level::Whole);
        self
    }

    fn find(&self, rule: &str) -> Option<Placed> {
        self.rules.iter().copied().find(|placed| name(placed.1) == rule)
    }

    /// Adds what the rules of a set need beside them. Whether they can stand together then.
    pub(crate) fn complete(&self, set: &mut Vec<Placed>) -> bool {
        let has = |set: &[Placed], rule: &str| set.iter().any(|placed| name(placed.1) == rule);
        let gives_null = has(set, "empty_to_null") || has(set, "text_to_null");
        if gives_null && !self.takes_null && !has(set, "null_to_object") && !has(set, "null_to_default") {
            match self.find("null_to_default").or(self.find("null_to_object")) {
                Some(rule) => set.push(rule),
                None => return false,
            }
        }
        let switch = self.find("string_to_bool");
        if let Some(switch) = switch.filter(|_| has(set, "ignore_case") && !has(set, "string_to_bool")) {
            set.push(switch);
        }
        all_stand_together(set)
    }

    /// Some of the rules, not many more than so many, in some order.
    pub(crate) fn some(&self, most: usize, dice: &mut Dice) -> Vec<Placed> {
        let mut rules = self.rules.clone();
        dice.shuffle(&mut rules);
        let mut set: Vec<Placed> = Vec::new();
        for rule in rules {
            if set.len() < most && set.iter().all(|other| stand_together(rule, *other)) {
                set.push(rule);
            }
        }
        if self.complete(&mut set) {
            dice.shuffle(&mut set);
            return set;
        }
        self.some(most.saturating_sub(1), dice)
    }
}

/// ` [trim] [each(ignore_case)]`
pub(crate) fn written(set: &[Placed]) -> String {
    let here = set.iter().filter(|(depth, _)| *depth == 0).map(|(_, rule)| (*rule).to_owned());
    here.chain(each(set, 1)).flat_map(|rule| [" [".to_owned(), rule, "]".to_owned()]).collect()
}

fn each(set: &[Placed], depth: usize) -> Option<String> {
    let here = set.iter().filter(|(at, _)| *at == depth).map(|(_, rule)| (*rule).to_owned());
    let inside: Vec<_> = set.iter().any(|(at, _)| *at >= depth).then(|| here.chain(each(set, depth + 1)).collect())?;
    Some(format!("each({})", inside.join(", ")))
}
