//! Repairs that take no more than a look, as most do: a scalar that the type does not accept, of which one rule makes a value that needs
//! no more than a look either. The walk would come to the same, and takes several times as long.

use serde_json::Value;

use super::super::{Engine, Location};
use super::ResolvedType;
use crate::json::Kind;
use crate::plan::{Node, Used};
use crate::report::{Change, Tried};
use crate::rules::{Edit, Outcome};
use crate::schema::Shape;
use crate::tree::Tree;

/// The outcome of a look.
pub(super) enum AtOnce {
    /// The value is repaired.
    Repaired,
    /// No rule makes another of it, for these reasons.
    Left(Vec<Tried>),
    /// The walk has to find out.
    Unknown,
}

impl<'s> Engine<'s> {
    /// Repairs such a value. Unless it is repaired, nothing is changed.
    pub(super) fn repair_at_once(&mut self, ty: &ResolvedType<'s>, tree: &mut Tree<'_>, at: &Location<'_>) -> AtOnce {
        let (node, kind) = (ty.node, tree.kind());
        if !self.may_repair_at_once(at) || !node.plain || node.accepted.has(kind) || tree.is_untyped() {
            return AtOnce::Unknown;
        }
        if matches!(kind, Kind::List | Kind::Object | Kind::Bytes) {
            return AtOnce::Unknown;
        }
        let mut tried = Vec::new();
        for rule in node.rules.iter().filter(|rule| rule.kinds.has(kind) && !rule.definition.fallback) {
            if !rule.only_replaces {
                return AtOnce::Unknown;
            }
            match self.ask(rule, ty, tree, at) {
                Outcome::Refuse(reason) if self.words_issues() => {
                    tried.push(Tried { rule: rule.static_name(), reason: reason.into_owned() });
                }
                Outcome::Keep | Outcome::Refuse(_) => {}
                Outcome::To(edit) => return self.settle((rule, edit), node, tree, at),
            }
        }
        AtOnce::Left(tried)
    }

    fn may_repair_at_once(&self, at: &Location<'_>) -> bool {
        let Self { settings, .. } = self;
        self.applies_rules()
            && !self.probing
            && !settings.sensitive
            && !settings.wide
            && settings.budget == u64::MAX
            && self.wrapping.is_empty()
            && self.recorder.keeps_coercion()
            && !(at.partial_view || at.already_accepted || at.depth == 0 || at.skipped > 0)
    }

    /// Puts what a rule makes of a value in its place, and records that, if the type accepts it at a look.
    fn settle(
        &mut self,
        (rule, edit): (&'s Used, Edit),
        node: &'s Node,
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> AtOnce {
        let Some(from) = self.recorder.small(tree) else { return AtOnce::Unknown };
        let to = match &edit {
            Edit::Replace(to) if node.settled.has(to) => self.recorder.small(to),
            Edit::Wrap if self.settles_in_list(node, tree, at) => Some(Value::Array(vec![from.clone()])),
            _ => None,
        };
        let Some(to) = to else { return AtOnce::Unknown };
        edit.apply(tree);
        self.record(at, rule, Change::Replaced { from, to }, true);
        AtOnce::Repaired
    }

    /// Returns whether a list with this value as its item is all that the type asks for.
    fn settles_in_list(&self, list: &'s Node, item: &Tree<'_>, at: &Location<'_>) -> bool {
        let is_list = matches!(list.core(self.settings.definitions).shape, Shape::List { length: None, .. });
        is_list
            && at.depth < self.settings.limits.depth
            && !list.eager.has(Kind::List)
            && self.node_inside(list, 0).is_some_and(|node| node.settled.has(item))
    }
}
