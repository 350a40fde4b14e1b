//! Running the rules of a place on the value that stands there.

use serde_json::Value;

use crate::context::{Context, Node};
use crate::error::Tried;
use crate::kind::Kind;
use crate::mode::Mode;
use crate::rule::{Effect, Level, Repair, Rule, Target};
use crate::shape::{Facts, Shape};
use crate::slot::Slot;

/// Reads a value of a kind that rules of its place fire on.
#[cold]
#[inline(never)]
pub(crate) fn read<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
    if node.part {
        return Sh::take(value, node, cx).into();
    }
    if cx.mode == Mode::Strict {
        return read_strictly::<Sh>(value, node, cx).into();
    }
    let mut merged = Vec::new();
    let place = Place::new(node, Sh::FACTS, cx, &mut merged);
    let fallback = place.rules().find(|rule| rule.effect == Effect::RemoveInvalid);
    let original = fallback.map(|rule| (rule, value.clone()));
    let noted = cx.noted();
    let strictly = |value: &Value, cx: &Context| reads::<Sh>(value, node, cx, Mode::Strict);
    let mut tried = Vec::new();
    let read = match place.repair(value, &mut tried, &strictly, cx) {
        Some(mut value) => match Sh::at_once(&mut value) {
            Some(read) => return Slot::Value(read),
            None => Slot::from(Sh::take(value, node, cx)),
        },
        None => Slot::Removed,
    };
    match (read, original) {
        (Slot::Failed, Some((rule, original))) => {
            cx.go_back(noted);
            cx.removed(node, Sh::FACTS, rule.name, original);
            Slot::Removed
        }
        (Slot::Failed, None) => {
            cx.tried(node, noted, tried);
            cx.hint_at_repairs(node, noted);
            Slot::Failed
        }
        (read, _) => read,
    }
}

/// Whether the type reads `value` at this place.
fn reads<Sh: Shape + ?Sized>(value: &Value, node: &Node<'_>, cx: &Context, mode: Mode) -> bool {
    Sh::take(value.clone(), node, &mut cx.trial(mode)).is_some()
}

/// Reads a value without its rules, but tells which of them would repair it.
fn read_strictly<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if cx.quiet {
        return Sh::take(value, node, cx);
    }
    let mut merged = Vec::new();
    let hint = Place::new(node, Sh::FACTS, cx, &mut merged).first_to_fire(&value);
    let Some(rule) = hint else { return Sh::take(value, node, cx) };
    let noted = cx.noted();
    let copy = value.clone();
    let read = Sh::take(value, node, cx);
    if read.is_none() && repairs::<Sh>(copy, node, cx) {
        cx.hint_at_safe_mode(node, noted, rule.name);
    }
    read
}

/// Whether safe mode would read `value` at this place.
fn repairs<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &Context) -> bool {
    let read_safely = self::read::<Sh>(value, node, &mut cx.trial(Mode::Safe));
    matches!(read_safely, Slot::Value(_) | Slot::Removed)
}

/// A place with rules, in terms that are not generic.
struct Place<'p> {
    node: &'p Node<'p>,
    facts: &'static Facts,
    rules: &'p [Rule],
    target: Target<'p>,
}

impl<'p> Place<'p> {
    /// `merged` is room for the rules where they come from several declarations.
    fn new(node: &'p Node<'p>, facts: &'static Facts, cx: &Context, merged: &'p mut Vec<Rule>) -> Self {
        let rules = if node.also.is_empty() && facts.layers.is_none() {
            node.rules.list
        } else {
            merge(node, facts, merged);
            merged
        };
        let depth = cx.limits.depth.saturating_sub(node.depth);
        let target = Target { kinds: facts.natural, words: facts.words, rules, depth };
        Self { node, facts, rules, target }
    }

    /// Those that act on the value itself. What removes a member has nothing to remove where a struct is read from a list.
    fn rules(&self) -> impl Iterator<Item = &'p Rule> {
        let (collection, member) = (self.facts.collection, self.node.is_member());
        let here = move |rule: &&Rule| !collection || rule.level == Level::Whole;
        self.rules.iter().filter(here).filter(move |rule| member || rule.effect == Effect::Replace)
    }

    /// The first rule that would fire on `value`.
    fn first_to_fire(&self, value: &Value) -> Option<&'p Rule> {
        let fires = |rule: &&Rule| match rule.effect {
            Effect::RemoveInvalid => true,
            _ => rule.kinds.has(Kind::of(value)) && matches!((rule.repair)(value, &self.target), Repair::To(_)),
        };
        self.rules().find(fires)
    }

    /// Runs each rule once, in the order of the table, each on what the one before left. `None`: the member is removed.
    ///
    /// `strictly` tells whether the type takes a value as it is, in which case only eager rules may act on it.
    fn repair(
        &self,
        mut value: Value,
        tried: &mut Vec<Tried>,
        strictly: &dyn Fn(&Value, &Context) -> bool,
        cx: &mut Context,
    ) -> Option<Value> {
        let mut taken = None;
        for rule in self.rules() {
            let kind = Kind::of(&value);
            if !rule.kinds.has(kind) || rule.effect == Effect::RemoveInvalid {
                continue;
            }
            let to = match (rule.repair)(&value, &self.target) {
                Repair::Keep => continue,
                Repair::Refuse(reason) => {
                    tried.push(Tried { rule: rule.name, reason });
                    continue;
                }
                Repair::To(to) => to,
            };
            let may_be_taken = !rule.eager && self.facts.kinds.has(kind);
            if may_be_taken && *taken.get_or_insert_with(|| strictly(&value, cx)) {
                continue;
            }
            taken = None;
            if rule.effect == Effect::Remove {
                cx.removed(self.node, self.facts, rule.name, value);
                return None;
            }
            let from = std::mem::replace(&mut value, to);
            cx.replaced(self.node, self.facts, rule.name, from, &value);
        }
        Some(value)
    }
}

/// All rules of a place in the order of the table. Where one is declared twice, what is around the type comes first.
#[cold]
fn merge(node: &Node<'_>, facts: &Facts, merged: &mut Vec<Rule>) {
    let around = std::iter::once(node.rules).chain(node.also.iter().copied());
    let layers = facts.layers.into_iter().flat_map(crate::shape::Layer::iter);
    for rule in around.chain(layers).flat_map(|rules| rules.list) {
        let known = merged.iter().any(|other| other.name == rule.name);
        let on_items = facts.collection && rule.level == Level::Item;
        if !known && !on_items {
            merged.push(*rule);
        }
    }
    merged.sort_by_key(|rule| rule.order);
}
