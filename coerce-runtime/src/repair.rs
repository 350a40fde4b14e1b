//! Running the rules of a place on the value that stands there.

use serde_json::Value;

use crate::context::{Context, Kept, Node, Noted};
use crate::error::Tried;
use crate::kind::Kind;
use crate::mode::Mode;
use crate::rule::{Effect, Level, Repair, Rule, Target};
use crate::shape::{Facts, Shape};
use crate::slot::Slot;

mod unknown;

/// Tells whether a type takes a value as it is.
type Strictly<'s> = &'s dyn Fn(&Value, &Context) -> bool;

/// Reads a value of a kind that rules of its place fire on.
#[cold]
#[inline(never)]
pub(crate) fn read<Sh: Shape + ?Sized>(mut value: Value, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
    if node.part || cx.mode == Mode::Strict {
        return read_unrepaired::<Sh>(value, node, cx).into();
    }
    let strictly = |value: &Value, cx: &Context| reads::<Sh>(value, node, cx, Mode::Strict);
    let mut attempt = Attempt::new(&strictly, cx);
    if repair(&mut value, node, Sh::FACTS, &mut attempt, cx) {
        cx.as_text = attempt.as_text;
        return Slot::Removed;
    }
    if Sh::DIRECT {
        unknown::repair(&mut value, node, Sh::FACTS, &strictly, cx);
    }
    let read = match Sh::at_once(&mut value) {
        Some(read) => {
            // What is left of it holds no memory.
            std::mem::forget(value);
            Some(read)
        }
        None => Sh::take(value, node, cx),
    };
    cx.as_text = attempt.as_text;
    match read {
        Some(read) => {
            if attempt.holds_nothing() {
                std::mem::forget(attempt);
            }
            Slot::Value(read)
        }
        None if attempt.give_up(node, Sh::FACTS, cx) => Slot::Removed,
        None => Slot::Failed,
    }
}

/// What is to be known beside the value while rules run on it, and if the type does not take what they leave.
struct Attempt<'s> {
    /// Tells whether the type takes a value as it is, in which case only eager rules may act on it.
    strictly: Strictly<'s>,
    /// What it has told of the value as it is now.
    taken: Option<bool>,
    /// [`Context::as_text`] as it was before.
    as_text: bool,
    /// What was noted before.
    before: Kept,
    /// The rules that refused.
    tried: Vec<Tried>,
    /// The rule that removes a member that can't be read in the end.
    fallback: Option<Box<Fallback>>,
}

impl<'s> Attempt<'s> {
    #[inline]
    fn new(strictly: Strictly<'s>, cx: &Context) -> Self {
        let (as_text, before) = (cx.as_text, cx.kept_so_far());
        Self { strictly, taken: None, as_text, before, tried: Vec::new(), fallback: None }
    }

    /// Whether the type takes the value, which is the one that the rules have left so far.
    fn takes(&mut self, value: &Value, cx: &Context) -> bool {
        *self.taken.get_or_insert_with(|| (self.strictly)(value, cx))
    }

    /// Whether there is nothing to drop, as nearly always.
    #[inline]
    fn holds_nothing(&self) -> bool {
        self.tried.capacity() == 0 && self.fallback.is_none()
    }

    #[cold]
    #[inline(never)]
    fn refused(&mut self, rule: &Rule, reason: String) {
        self.tried.reserve_exact(1);
        self.tried.push(Tried { rule: rule.name, reason });
    }

    /// Sees to a value that can't be read. Whether its member is removed.
    #[cold]
    #[inline(never)]
    fn give_up(self, node: &Node<'_>, facts: &Facts, cx: &mut Context) -> bool {
        let Some(fallback) = self.fallback else {
            cx.explain(node, self.before, self.tried);
            return false;
        };
        let Fallback { rule, value, noted } = *fallback;
        cx.go_back(noted);
        cx.removed(node, facts, rule, value);
        true
    }
}

/// The rule that removes what can't be read, and what was there before.
struct Fallback {
    rule: &'static str,
    value: Value,
    noted: Noted,
}

impl Fallback {
    #[cold]
    #[inline(never)]
    fn new(rule: &Rule, value: &Value, node: &Node<'_>, cx: &Context) -> Option<Box<Self>> {
        let remember = || Box::new(Self { rule: rule.name, value: value.clone(), noted: cx.noted() });
        node.is_member().then(remember)
    }
}

/// Reads a value where no rule acts.
#[cold]
#[inline(never)]
fn read_unrepaired<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if node.part { Sh::take(value, node, cx) } else { read_strictly::<Sh>(value, node, cx) }
}

/// Whether the type reads `value` at this place.
fn reads<Sh: Shape + ?Sized>(value: &Value, node: &Node<'_>, cx: &Context, mode: Mode) -> bool {
    Sh::take(value.clone(), node, &mut cx.trial(node, mode)).is_some()
}

/// Reads a value without its rules, but tells which of them would repair it.
fn read_strictly<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if cx.quiet {
        return Sh::take(value, node, cx);
    }
    let Some(rule) = first_to_fire(&value, node, Sh::FACTS, cx) else { return Sh::take(value, node, cx) };
    let noted = cx.noted();
    let copy = value.clone();
    let read = Sh::take(value, node, cx);
    if read.is_none() && repairs::<Sh>(copy, node, cx) {
        cx.hint_at_safe_mode(node, noted, rule);
    }
    read
}

/// Whether safe mode would read `value` at this place.
fn repairs<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &Context) -> bool {
    let read_safely = self::read::<Sh>(value, node, &mut cx.trial(node, Mode::Safe));
    matches!(read_safely, Slot::Value(_) | Slot::Removed)
}

/// Whether the rules of a place come from one declaration.
#[inline]
fn is_simple(node: &Node<'_>, facts: &Facts) -> bool {
    node.also.is_empty() && facts.layers.is_none()
}

/// The first rule that would fire on `value`.
fn first_to_fire(value: &Value, node: &Node<'_>, facts: &'static Facts, cx: &Context) -> Option<&'static str> {
    let merged = if is_simple(node, facts) { Vec::new() } else { merged(node, facts) };
    let rules = if is_simple(node, facts) { node.rules.list } else { &merged };
    let place = Place::new(rules, node, facts, cx);
    let fires = |rule: &&Rule| match rule.effect {
        Effect::RemoveInvalid => place.node.is_member(),
        _ => place.runs(rule, Kind::of(value)) && matches!((rule.repair)(value, &place.target), Repair::To(_)),
    };
    rules.iter().find(fires).map(|rule| rule.name)
}

/// Runs the rules of a place. Whether one of them removed the member.
#[inline]
fn repair(
    value: &mut Value,
    node: &Node<'_>,
    facts: &'static Facts,
    attempt: &mut Attempt<'_>,
    cx: &mut Context,
) -> bool {
    if is_simple(node, facts) {
        run(node.rules.list, value, node, facts, attempt, cx)
    } else {
        repair_merged(value, node, facts, attempt, cx)
    }
}

#[cold]
#[inline(never)]
fn repair_merged(
    value: &mut Value,
    node: &Node<'_>,
    facts: &'static Facts,
    attempt: &mut Attempt<'_>,
    cx: &mut Context,
) -> bool {
    run(&merged(node, facts), value, node, facts, attempt, cx)
}

/// Runs each of the rules once, in the order of the table, each on what the one before left, until one removes the member.
#[inline(never)]
fn run(
    rules: &[Rule],
    value: &mut Value,
    node: &Node<'_>,
    facts: &'static Facts,
    attempt: &mut Attempt<'_>,
    cx: &mut Context,
) -> bool {
    // It is the last of the table.
    if let Some(last @ Rule { effect: Effect::RemoveInvalid, .. }) = rules.last() {
        attempt.fallback = Fallback::new(last, value, node, cx);
    }
    let place = Place::new(rules, node, facts, cx);
    (0..rules.len()).any(|at| place.run(at, value, attempt, cx))
}

/// A place with rules, in terms that are not generic.
struct Place<'p> {
    node: &'p Node<'p>,
    facts: &'static Facts,
    target: Target<'p>,
}

impl<'p> Place<'p> {
    #[inline]
    fn new(rules: &'p [Rule], node: &'p Node<'p>, facts: &'static Facts, cx: &Context) -> Self {
        let depth = cx.limits.depth.saturating_sub(node.depth);
        Self { node, facts, target: Target { kinds: facts.natural, words: facts.words, rules, depth } }
    }

    /// Whether a rule looks at values of `kind` here. What removes a member has nothing to remove where a struct is read from
    /// a list.
    #[inline]
    fn runs(&self, rule: &Rule, kind: Kind) -> bool {
        let here = !self.facts.collection || rule.level == Level::Whole;
        let acts = || match rule.effect {
            Effect::Replace => true,
            Effect::Remove => self.node.is_member(),
            Effect::RemoveInvalid => false,
        };
        rule.kinds.has(kind) && here && acts()
    }

    /// Runs the rule at `at`. Whether it removed the member.
    #[inline]
    fn run(&self, at: usize, value: &mut Value, attempt: &mut Attempt<'_>, cx: &mut Context) -> bool {
        let rule = &self.target.rules[at];
        let kind = Kind::of(value);
        self.runs(rule, kind) && self.fire(at, kind, value, attempt, cx)
    }

    /// Lets a rule fire that looks at values of this kind, if it will. Whether it removed the member.
    #[inline(never)]
    fn fire(&self, at: usize, kind: Kind, value: &mut Value, attempt: &mut Attempt<'_>, cx: &mut Context) -> bool {
        let rule = &self.target.rules[at];
        let to = match (rule.repair)(value, &self.target) {
            Repair::Keep => return false,
            Repair::Refuse(reason) => {
                attempt.refused(rule, reason);
                return false;
            }
            Repair::To(to) => to,
        };
        let may_be_taken = !rule.eager && self.facts.kinds.has(kind);
        if may_be_taken && attempt.takes(value, cx) {
            return false;
        }
        if rule.effect == Effect::Remove {
            cx.removed(self.node, self.facts, rule.name, value.take());
            return true;
        }
        if let Some(eager) = self.taken_again(&to, &self.target.rules[..at]) {
            attempt.refused(rule, format!("gives what `{eager}` takes"));
            return false;
        }
        attempt.taken = None;
        // What a rule made did not come from a parser.
        cx.as_text = false;
        cx.replace(value, to, rule.name, self.node, self.facts);
        false
    }

    /// The eager rule among the `earlier` ones that would act on what a later one made, were it read again: what is read must
    /// be what it is read as. In one declaration the macro refuses two such rules.
    #[inline]
    fn taken_again(&self, to: &Value, earlier: &[Rule]) -> Option<&'static str> {
        let acts = |rule: &&Rule| {
            rule.eager && self.runs(rule, Kind::of(to)) && matches!((rule.repair)(to, &self.target), Repair::To(_))
        };
        earlier.iter().find(acts).map(|rule| rule.name)
    }
}

/// All rules of a place that act on the value itself, in the order of the table. Where one is declared twice, what is around
/// the type comes first.
#[cold]
#[inline(never)]
fn merged(node: &Node<'_>, facts: &Facts) -> Vec<Rule> {
    let around = std::iter::once(node.rules).chain(node.also.iter().copied());
    let layers = facts.layers.into_iter().flat_map(crate::shape::Layer::iter);
    let mut merged: Vec<Rule> = Vec::new();
    for rule in around.chain(layers).flat_map(|rules| rules.list) {
        let known = merged.iter().any(|other| other.name == rule.name);
        let on_items = facts.collection && rule.level == Level::Item;
        if !known && !on_items {
            merged.push(*rule);
        }
    }
    merged.sort_by_key(|rule| rule.order);
    merged
}
