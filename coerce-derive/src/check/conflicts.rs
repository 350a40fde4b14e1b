//! Rules of one place that cannot stand side by side: each is fine alone, but together one never fires, or reading the
//! repaired value again would repair it again.

use crate::errors::Errors;
use crate::model::{Arguments, RuleSet, RuleUse};
use crate::rules::{Fit, Level, RULES, Row, SAME_VALUES, Texts};

/// The conflicts of the table between rules that fit the same types. In `fields(…)` the other pairs are allowed, because
/// no type has both rules.
const FIT_ONE_TYPE: [(&str, &str); 2] = [("null_to_default", "null_to_object"), ("bool_to_string", "bool_to_choice")];

/// The rules that meet in one node: those written for it, and those that come in from the list or map around it.
struct Meeting<'a> {
    own: &'a [RuleUse],
    from_outside: &'a [&'a RuleUse],
    /// True if they are for one type, which all of them fit; false in `fields(…)`, where each is for the fields that it fits.
    on_one_type: bool,
}

/// Reports all conflicts in one place, also among the rules for its items.
pub(crate) fn check(rules: &RuleSet, errors: &mut Errors) {
    check_with(rules, &[], errors);
}

/// Reports the conflicts among the rules of one `fields(…)`.
pub(crate) fn check_shared(rules: &RuleSet, errors: &mut Errors) {
    Meeting { own: &rules.list, from_outside: &[], on_one_type: false }.check(errors);
}

fn check_with(rules: &RuleSet, from_outside: &[&RuleUse], errors: &mut Errors) {
    let meeting = Meeting { own: &rules.list, from_outside, on_one_type: true };
    meeting.check(errors);
    if let Some(each) = &rules.each {
        meeting.never_dropped(&each.rules, errors);
        check_with(&each.rules, &meeting.inward(), errors);
    }
}

/// Reports rules that must know the items of the type, where it is not known.
pub(crate) fn unknown_items(rules: &RuleSet, place: &str, errors: &mut Errors) {
    for declaration in rules.all() {
        let name = declaration.row.name;
        if name == "drop_invalid_items" || matches!(declaration.arguments, Arguments::Default) {
            let message = format!("must know the type of the items, which is not known {place}: remove it");
            errors.of(&declaration.entry.name, message);
        }
    }
}

/// Sorts the rules of one place, and gives each the marker that its type must have if the type is `known`.
pub(crate) fn finish(mut rules: RuleSet, known: bool) -> RuleSet {
    finish_with(&mut rules, known, &[]);
    rules
}

fn finish_with(rules: &mut RuleSet, known: bool, from_outside: &[&str]) {
    rules.list.sort_by_key(RuleUse::order);
    // Whether the field has those of `fields(…)` is not known here.
    let own = rules.list.iter().filter(|one| one.only_if.is_none()).map(|one| one.row.name);
    let mut beside: Vec<_> = own.chain(from_outside.iter().copied()).collect();
    for one in rules.list.iter_mut().filter(|one| known && one.only_if.is_none()) {
        one.marker = marker(one, &beside);
    }
    if let Some(each) = &mut rules.each {
        beside.retain(|name| acts_on_items(name));
        finish_with(&mut each.rules, known, &beside);
    }
}

fn acts_on_items(name: &str) -> bool {
    RULES.iter().any(|row| row.name == name && row.level == Level::Item)
}

/// The marker that a rule asks for, with these rules beside it.
fn marker(one: &RuleUse, beside: &[&str]) -> Option<&'static str> {
    match one.row.fit {
        Fit::Anything => None,
        Fit::Unless { marker, beside: excuses } => {
            (!excuses.iter().any(|name| beside.contains(name))).then_some(marker)
        }
        Fit::Keyed { with_key, .. } if matches!(one.arguments, Arguments::Key(_)) => Some(with_key),
        Fit::Marker(marker) | Fit::Keyed { marker, .. } => Some(marker),
        Fit::Or { marker, beside: name, other } => Some(if beside.contains(&name) { other } else { marker }),
    }
}

impl<'a> Meeting<'a> {
    fn check(&self, errors: &mut Errors) {
        self.repeated(errors);
        self.pairs(errors);
        self.wrapped_again(errors);
        self.never_folded(errors);
        self.null_words(errors);
        self.padded_words(errors);
    }

    fn all(&self) -> impl Iterator<Item = &'a RuleUse> {
        self.own.iter().chain(self.from_outside.iter().copied())
    }

    fn find(&self, name: &str) -> Option<&'a RuleUse> {
        self.all().find(|declaration| declaration.row.name == name)
    }

    /// The declarations that reach the items.
    fn inward(&self) -> Vec<&'a RuleUse> {
        self.all().filter(|declaration| declaration.level() == Level::Item).collect()
    }

    /// Returns whether both came in from outside, where their conflict has been reported.
    fn is_reported(&self, first: &RuleUse, second: &RuleUse) -> bool {
        let outside = |one: &RuleUse| self.from_outside.iter().any(|other| std::ptr::eq(*other, one));
        outside(first) && outside(second)
    }

    fn repeated(&self, errors: &mut Errors) {
        for declaration in self.own {
            if self.from_outside.iter().any(|other| other.is_same(declaration)) {
                errors.of(&declaration.entry.name, "acts on each item already: remove it from `each`");
            }
        }
    }

    /// The pairs of the table.
    fn pairs(&self, errors: &mut Errors) {
        let pairs = RULES.iter().flat_map(|row| row.conflicts.iter().map(move |second| (row, second)));
        for (Row { name: first, why, .. }, second) in pairs {
            let (Some(one), Some(other)) = (self.find(first), self.find(second)) else { continue };
            let meet = self.on_one_type || FIT_ONE_TYPE.contains(&(*first, *second));
            if meet && !self.is_reported(one, other) {
                let (one_doc, other_doc) = (one.row.doc, other.row.doc);
                let message = format!("`{first}` ({one_doc}) and `{second}` ({other_doc}) {why}: remove one");
                errors.on(&other.entry.name, message);
            }
        }
    }

    /// A member that is taken out of its object and put into it again.
    fn wrapped_again(&self, errors: &mut Errors) {
        let (Some(out), Some(into)) = (self.find("object_to_value"), self.find("string_to_object")) else { return };
        let same = matches!((&out.arguments, &into.arguments),
            (Arguments::Keys(out), Arguments::KeyOnly { key, .. }) if out.contains(key));
        if same && !self.is_reported(out, into) {
            let message = "`object_to_value` and `string_to_object` with the same `key` conflict: remove one";
            errors.on(&into.entry.name, message);
        }
    }

    /// A rule that takes every string before another could compare it with the names of variants.
    fn never_folded(&self, errors: &mut Errors) {
        let (Some(into), Some(fold)) = (self.find("string_to_object"), self.find("ignore_case")) else { return };
        let takes_all = matches!(&into.arguments, Arguments::KeyOnly { only, .. } if only.is_empty());
        if takes_all && !self.is_reported(into, fold) {
            errors.on(
                &fold.entry.name,
                "`string_to_object` without `only` accepts every string that `ignore_case` could match: name the strings \
                 in `only(…)`, or remove one",
            );
        }
    }

    /// A rule that puts a default in the place of every item that another would drop.
    fn never_dropped(&self, items: &'a RuleSet, errors: &mut Errors) {
        let find = |list: &'a [RuleUse], name| list.iter().find(|one| one.row.name == name);
        let (drop, default) = (find(self.own, "drop_invalid_items"), find(&items.list, "invalid_to_default"));
        if let (Some(drop), Some(default)) = (drop, default) {
            let (one_doc, name) = (drop.row.doc, default.row.name);
            let message = format!("`drop_invalid_items` ({one_doc}) and `each({name})` {SAME_VALUES}: remove one");
            errors.on(&default.entry.name, message);
        }
    }

    /// A text that is read as null before another rule could take it, or after another rule made it.
    fn null_words(&self, errors: &mut Errors) {
        // They act on whole values, so none comes in from outside.
        for null in self.own.iter().filter(|declaration| declaration.row.is_text_to_null()) {
            for other in self.all().filter(|other| other.order() > null.order()) {
                for word in texts(null).into_iter().filter(|word| has_text(other, word)) {
                    let (null_name, other_name) = (null.row.name, other.row.name);
                    errors.at(
                        null.entry.place_of(word),
                        format_args!(
                            "both `{null_name}` and `{other_name}` claim the string {word:?}: remove it from one"
                        ),
                    );
                }
            }
        }
    }

    /// A text that can't be met any more, or would be cut when read again, because `trim` runs.
    fn padded_words(&self, errors: &mut Errors) {
        let Some(trim) = self.find("trim") else { return };
        // Those that run before it have no texts.
        for other in self.all().filter(|other| !self.is_reported(trim, other)) {
            for word in texts(other).into_iter().filter(|word| word.trim() != *word) {
                errors.at(
                    other.entry.place_of(word),
                    format_args!("`trim` removes the white space around {word:?}: write it without, or remove `trim`"),
                );
            }
        }
    }
}

/// The texts that a rule takes or makes, as far as they can be listed.
fn texts(declaration: &RuleUse) -> Vec<&str> {
    let mut texts = match declaration.row.texts {
        Texts::Words(words) => words.to_vec(),
        Texts::Numbers => Vec::new(),
    };
    match &declaration.arguments {
        Arguments::Words(words) | Arguments::KeyOnly { only: words, .. } => {
            texts.extend(words.iter().map(String::as_str));
        }
        Arguments::YesNoWords { yes, no } => texts.extend(yes.iter().chain(no).map(String::as_str)),
        Arguments::YesNo { yes, no } => texts.extend([yes.as_str(), no.as_str()]),
        Arguments::None
        | Arguments::Flag
        | Arguments::Default
        | Arguments::Keys(_)
        | Arguments::Key(_)
        | Arguments::Separator(_)
        | Arguments::Value(_)
        | Arguments::Path(_)
        | Arguments::First(_) => {}
    }
    texts
}

fn has_text(declaration: &RuleUse, word: &str) -> bool {
    is_among_numbers(declaration, word) || texts(declaration).contains(&word)
}

/// Returns whether a rule makes texts of numbers, and this is one of them.
fn is_among_numbers(declaration: &RuleUse, word: &str) -> bool {
    let floats = matches!(declaration.arguments, Arguments::Flag);
    matches!(declaration.row.texts, Texts::Numbers) && is_number(word) && (floats || !word.contains(['.', 'e', 'E']))
}

/// Returns whether a text is a JSON number, to the letter.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (mantissa, exponent) = unsigned.split_once(['e', 'E']).unwrap_or((unsigned, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
    let leading_zero = whole.len() > 1 && whole.starts_with('0');
    digits(whole) && !leading_zero && digits(fraction) && digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_json() {
        for number in ["0", "-1", "10", "1.5", "1e3", "1E+3", "-0.5e-7"] {
            assert!(is_number(number), "{number}");
        }
        for text in ["", "-", "+1", "01", ".5", "5.", "1e", "NaN", "inf", "0x1", " 1", "1 "] {
            assert!(!is_number(text), "{text}");
        }
    }

    /// The pairs of markers of conflicting rules that no type has both of.
    const NEVER_TOGETHER: [(&str, &str); 7] = [
        ("Bool", "Choice"),
        ("Bool", "Number"),
        ("Bool", "Text"),
        ("Choice", "Number"),
        ("Keyed", "List"),
        ("List", "Unlisted"),
        ("Number", "Text"),
    ];

    #[test]
    fn conflicts_in_fields_are_between_rules_that_fit_one_type() {
        let marker = |row: &Row| match row.fit {
            Fit::Marker(marker) | Fit::Unless { marker, .. } | Fit::Keyed { marker, .. } | Fit::Or { marker, .. } => {
                marker
            }
            Fit::Anything => panic!("`{}` fits the types of every rule", row.name),
        };
        for first in RULES {
            for second in first.conflicts {
                let (one, other) = (marker(first), marker(serde_coerce_rules::row(second)));
                let apart = NEVER_TOGETHER.contains(&(one.min(other), one.max(other)));
                let fit_one_type = FIT_ONE_TYPE.contains(&(first.name, *second));
                assert!(apart != fit_one_type, "{} and {second}: {one} and {other}", first.name);
            }
        }
    }
}
