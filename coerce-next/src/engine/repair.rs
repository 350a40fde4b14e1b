//! The rules of a location, one after the other, each on what the one before left; then what is inside.

use super::at::At;
use super::place::Place;
use super::{Engine, Verdict};
use crate::report::{Change, Mark, Mode, Tried};
use crate::rules::{Edit, Outcome, Rule, Rules, Target};
use crate::schema::{Edge, Opaque, accepted_kinds, natural_kinds, words};
use crate::tree::Tree;

/// State of one repair attempt.
struct Attempt<'a> {
    /// Whether the type accepts the value as it is now, once that is known: then only eager rules may act.
    accepted: Option<bool>,
    /// The rules that left the value as it was, and why.
    tried: Vec<Tried>,
    /// The value before the first eager rule that acted on a value which the type accepts: what to roll back to.
    undo: Option<(Tree<'a>, Mark)>,
}

impl<'s> Engine<'s> {
    /// Repairs and judges the value at one location. `known` says that the type accepts it as it is.
    pub(super) fn place<'a>(
        &mut self,
        around: &[&'s Rules],
        edge: &'s Edge,
        tree: &mut Tree<'a>,
        at: &At<'_>,
        known: bool,
    ) -> Verdict {
        if !self.step() {
            return Verdict::Refused;
        }
        if known && !self.settings.eager {
            return Verdict::Accepted;
        }
        let place = self.resolve(around, edge);
        let at = at.hiding(place.sensitive);
        if place.endless {
            // The innermost of types that wrap nothing but themselves can only be `None`.
            return if place.nullable && tree.is_null() { Verdict::Accepted } else { self.give_up() };
        }
        tree.expand();
        // In a buffer of serde's they stay bytes.
        if place.reads_items() && !at.is_buffered() {
            tree.spread_bytes();
        }
        self.with_rules(&place, tree, &at, known)
    }

    /// The same once it is known what meets there.
    pub(super) fn with_rules<'a>(
        &mut self,
        place: &Place<'s>,
        tree: &mut Tree<'a>,
        at: &At<'_>,
        known: bool,
    ) -> Verdict {
        // What is read in part is no whole value: rules for the whole value act around it or not at all.
        let rules = if place.layers.is_empty() || at.part { Vec::new() } else { place.rules() };
        if rules.is_empty() {
            return Verdict::of(self.inside(place, tree, at, known));
        }
        if self.applies_rules() {
            self.run(&rules, place, tree, at, known)
        } else {
            self.without_rules(&rules, place, tree, at)
        }
    }

    /// Runs the rules, then goes inside.
    fn run<'a>(
        &mut self,
        rules: &[&'s Rule],
        place: &Place<'s>,
        tree: &mut Tree<'a>,
        at: &At<'_>,
        known: bool,
    ) -> Verdict {
        let wrapping = self.wrapping.len();
        let verdict = self.run_each(rules, place, tree, at, known);
        self.wrapping.truncate(wrapping);
        verdict
    }

    fn run_each<'a>(
        &mut self,
        rules: &[&'s Rule],
        place: &Place<'s>,
        tree: &mut Tree<'a>,
        at: &At<'_>,
        known: bool,
    ) -> Verdict {
        let (mark, lasting) = (self.recorder.mark(), self.lasting);
        let fallback = rules.iter().find(|rule| rule.definition.fallback).filter(|_| at.is_member());
        let original = fallback.map(|_| self.record_value(tree, place, at));
        let mut attempt = Attempt { accepted: known.then_some(true), tried: Vec::new(), undo: None };
        for (position, rule) in rules.iter().enumerate() {
            match self.fire(rule, &rules[..position], &mut attempt, place, rules, tree, at) {
                Fired::Nothing => {}
                Fired::Removed => return Verdict::Removed,
                Fired::Refused => return Verdict::Refused,
            }
        }
        if self.inside(place, tree, at, attempt.accepted == Some(true)) {
            return Verdict::Accepted;
        }
        if let (Some((before, undo)), true) = (attempt.undo, self.lasting == lasting) {
            self.recorder.roll_back(undo);
            *tree = before;
            return Verdict::of(self.inside(place, tree, at, true));
        }
        if let (Some(rule), Some((from, complete)), true) = (fallback, original, self.lasting == lasting) {
            self.recorder.roll_back(mark);
            self.record(at, rule, Change::Removed { from }, complete);
            return Verdict::Removed;
        }
        self.explain(place, at, &mark, attempt.tried);
        Verdict::Refused
    }

    /// Lets a rule fire, if it will.
    #[expect(clippy::too_many_arguments, reason = "all that one rule meets")]
    fn fire<'a>(
        &mut self,
        rule: &'s Rule,
        earlier: &[&'s Rule],
        attempt: &mut Attempt<'a>,
        place: &Place<'s>,
        rules: &[&'s Rule],
        tree: &mut Tree<'a>,
        at: &At<'_>,
    ) -> Fired {
        let kind = tree.kind();
        if !rule.definition.kinds.has(kind) || rule.definition.fallback {
            return Fired::Nothing;
        }
        if rule.definition.removes && !at.is_member() {
            return Fired::Nothing;
        }
        if self.has_wrapped(rule, at) {
            return Fired::Nothing;
        }
        let edit = match self.ask(rule, rules, place, tree, at) {
            Outcome::Keep => return Fired::Nothing,
            Outcome::Refuse(reason) if rule.is_custom() => {
                self.refused_by_custom(rule, &reason, place, tree, at);
                return Fired::Refused;
            }
            Outcome::Refuse(reason) => {
                attempt.tried.push(Tried { rule: rule.static_name(), reason: reason.into_owned() });
                return Fired::Nothing;
            }
            Outcome::To(edit) => edit,
        };
        let may_be_accepted = accepted_kinds(place.outer, self.settings.definitions).has(kind);
        if !rule.definition.eager {
            if may_be_accepted && self.accepts_now(attempt, place, tree, at) {
                return Fired::Nothing;
            }
        } else if attempt.undo.is_none() && may_be_accepted && self.accepts_now(attempt, place, tree, at) {
            attempt.undo = Some((tree.clone(), self.recorder.mark()));
        }
        if rule.definition.removes {
            let (from, complete) = self.record_value(tree, place, at);
            self.record(at, rule, Change::Removed { from }, complete);
            return Fired::Removed;
        }
        self.replace(rule, earlier, edit, attempt, place, rules, tree, at);
        Fired::Nothing
    }

    #[expect(clippy::too_many_arguments, reason = "all that one rule meets")]
    fn replace<'a>(
        &mut self,
        rule: &'s Rule,
        earlier: &[&'s Rule],
        edit: Edit,
        attempt: &mut Attempt<'a>,
        place: &Place<'s>,
        rules: &[&'s Rule],
        tree: &mut Tree<'a>,
        at: &At<'_>,
    ) {
        let before = if self.quiet { None } else { Some(self.record_value(tree, place, at)) };
        let wraps = matches!(edit, Edit::Wrap);
        let undo = edit.apply(tree);
        tree.expand();
        if let Some(eager) = self.acted_on_again(earlier, rules, place, tree, at) {
            undo.apply(tree);
            let reason = format!("gives what `{eager}` takes");
            attempt.tried.push(Tried { rule: rule.static_name(), reason });
            return;
        }
        attempt.accepted = None;
        if wraps {
            self.wrapping.push((rule, at.depth));
        }
        if let Some((from, complete)) = before {
            let (to, all) = self.record_value(tree, place, at);
            self.record(at, rule, Change::Replaced { from, to }, complete && all);
        }
    }

    /// What a rule says of the value.
    fn ask(&self, rule: &Rule, rules: &[&'s Rule], place: &Place<'s>, tree: &Tree<'_>, at: &At<'_>) -> Outcome {
        let known = || {
            let mut known = words(place.core);
            known.extend(rules.iter().flat_map(|rule| rule.words()));
            known
        };
        let target = Target {
            kinds: natural_kinds(place.outer, self.settings.definitions),
            words: &known,
            depth: self.settings.limits.depth.saturating_sub(at.depth),
        };
        (rule.definition.repair)(tree, &rule.arguments, &target)
    }

    /// The eager rule among the `earlier` ones that would act on what a later one made, were the document read again.
    fn acted_on_again(
        &self,
        earlier: &[&'s Rule],
        rules: &[&'s Rule],
        place: &Place<'s>,
        tree: &Tree<'_>,
        at: &At<'_>,
    ) -> Option<&'s str> {
        let kind = tree.kind();
        let acts = |rule: &&&'s Rule| {
            rule.definition.eager
                && rule.definition.kinds.has(kind)
                && matches!(self.ask(rule, rules, place, tree, at), Outcome::To(_))
        };
        earlier.iter().find(acts).map(|rule| &*rule.name)
    }

    /// Whether the rule has made the list whose only item this value is. It does not wrap the same value again, or types that hold
    /// lists of themselves would never end.
    fn has_wrapped(&self, rule: &Rule, at: &At<'_>) -> bool {
        self.wrapping.iter().any(|(wrapped, depth)| std::ptr::eq(*wrapped, rule) && depth + 1 == at.depth)
    }

    fn accepts_now(&mut self, attempt: &mut Attempt<'_>, place: &Place<'s>, tree: &mut Tree<'_>, at: &At<'_>) -> bool {
        *attempt.accepted.get_or_insert_with(|| self.as_it_is(|engine| engine.inside(place, tree, at, false)))
    }

    /// Repairs an item of a value of which nothing is known. Whatever the rules make of it, the type judges the whole.
    pub(super) fn unknown_item<'a>(
        &mut self,
        around: &[&'s Rules],
        opaque: &'s Opaque,
        item: &mut Tree<'a>,
        at: &At<'_>,
        accepted: bool,
    ) {
        item.expand();
        let place = Place::unknown(around);
        let rules = place.rules();
        let mut attempt = Attempt { accepted: Some(accepted), tried: Vec::new(), undo: None };
        for (position, rule) in rules.iter().enumerate() {
            match self.fire(rule, &rules[..position], &mut attempt, &place, &rules, item, at) {
                Fired::Nothing => attempt.accepted = Some(attempt.accepted.unwrap_or(false)),
                Fired::Removed | Fired::Refused => return,
            }
        }
        let inside = place.item_rules();
        if !inside.is_empty() {
            self.unknown_items(&inside, opaque, item, at, accepted);
        }
    }

    /// Judges a value whose rules don't apply in this mode, and hints at those that would repair it.
    fn without_rules(&mut self, rules: &[&'s Rule], place: &Place<'s>, tree: &mut Tree<'_>, at: &At<'_>) -> Verdict {
        if self.quiet {
            return Verdict::of(self.inside(place, tree, at, false));
        }
        let fires = |rule: &&&'s Rule| {
            let here = at.is_member() || !(rule.definition.removes || rule.definition.fallback);
            let acts = || matches!(self.ask(rule, rules, place, tree, at), Outcome::To(_));
            here && rule.definition.kinds.has(tree.kind()) && (rule.definition.fallback || acts())
        };
        let first = rules.iter().find(fires).map(|rule| rule.static_name());
        let mark = self.recorder.mark();
        if self.inside(place, tree, at, false) {
            return Verdict::Accepted;
        }
        if let Some(rule) = first.filter(|_| self.hint_budget > 0) {
            if self.would_repair(place, &mut tree.clone(), at) {
                self.hint_at_safe_mode(at, &mark, rule);
            }
        }
        Verdict::Refused
    }

    /// Whether safe mode would accept the value, as far as that is seen without much work.
    fn would_repair(&mut self, place: &Place<'s>, tree: &mut Tree<'_>, at: &At<'_>) -> bool {
        let around = (self.quiet, self.mode, self.budget, self.exhausted, self.lasting);
        (self.quiet, self.mode, self.budget) = (true, Mode::Safe, self.hint_budget);
        let verdict = self.with_rules(place, tree, at, false);
        self.hint_budget = self.budget.saturating_sub(1);
        let exhausted = std::mem::replace(&mut self.exhausted, around.3);
        (self.quiet, self.mode, self.budget, _, self.lasting) = around;
        !exhausted && !verdict.is_refused()
    }
}

/// What came of a rule.
enum Fired {
    /// The next one follows.
    Nothing,
    /// It has removed the member.
    Removed,
    /// It refuses the value for good.
    Refused,
}

/// How to take an edit back.
pub(super) enum Undo<'a> {
    /// The value as it was.
    Back(Tree<'a>),
    /// What was wrapped.
    Unwrap,
    /// The list around the item, or the object around the member, without it.
    Rewrap(Tree<'a>),
}

impl Edit {
    /// Changes the value.
    pub(super) fn apply<'a>(self, tree: &mut Tree<'a>) -> Undo<'a> {
        match self {
            Self::Replace(to) => Undo::Back(std::mem::replace(tree, to)),
            Self::Wrap => {
                let item = tree.take();
                *tree = Tree::List(vec![item]);
                Undo::Unwrap
            }
            Self::Unwrap => {
                let mut around = tree.take();
                match &mut around {
                    Tree::List(items) if !items.is_empty() => *tree = items[0].take(),
                    Tree::Object(members) if !members.is_empty() => *tree = members[0].value.take(),
                    _ => {}
                }
                Undo::Rewrap(around)
            }
            Self::Values(order) => {
                let before = tree.clone();
                if let Tree::Object(members) = tree {
                    let mut values = Vec::with_capacity(order.len());
                    for at in order {
                        values.extend(members.get_mut(at).map(|member| member.value.take()));
                    }
                    *tree = Tree::List(values);
                }
                Undo::Back(before)
            }
            Self::Remove => Undo::Back(tree.clone()),
        }
    }
}

impl<'a> Undo<'a> {
    /// Changes the value back.
    pub(super) fn apply(self, tree: &mut Tree<'a>) {
        match self {
            Self::Back(before) => *tree = before,
            Self::Unwrap => {
                if let Tree::List(items) = tree {
                    if let Some(item) = items.pop() {
                        *tree = item;
                    }
                }
            }
            Self::Rewrap(mut around) => {
                let inner = tree.take();
                match &mut around {
                    Tree::List(items) if !items.is_empty() => items[0] = inner,
                    Tree::Object(members) if !members.is_empty() => members[0].value = inner,
                    _ => {}
                }
                *tree = around;
            }
        }
    }
}
