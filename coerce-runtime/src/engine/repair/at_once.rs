//! Repairs that take no more than a look, as most do: a scalar that the type does not accept, of which one rule makes a value that needs
//! no more than a look either. The walk would come to the same, and takes several times as long.

use serde_json::Value;

use super::super::variants::names_unit;
use super::super::{Engine, Location};
use super::ResolvedType;
use crate::json::Kind;
use crate::plan::{Node, Used};
use crate::report::{Change, Effect, Tried};
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

/// What a rule makes of a value.
enum Made<'s> {
    /// This.
    To(&'s Used, Edit),
    /// No rule makes another of it, for these reasons.
    Left(Vec<Tried>),
    /// The walk has to find out.
    Unknown,
}

/// The item of a list that is made of a value.
enum Item<'s> {
    /// The value.
    AsItIs,
    /// What this rule makes of it, also as JSON.
    Made(&'s Used, Tree<'static>, Value),
}

impl<'s> Engine<'s> {
    /// Repairs such a value. Unless it is repaired, nothing is changed.
    pub(super) fn repair_at_once(&mut self, ty: &ResolvedType<'s>, tree: &mut Tree<'_>, at: &Location<'_>) -> AtOnce {
        if !self.may_repair_at_once(at) {
            return AtOnce::Unknown;
        }
        match self.made(ty, tree, at) {
            Made::To(rule, edit) => self.settle((rule, edit), ty.node, tree, at).unwrap_or(AtOnce::Unknown),
            Made::Left(tried) => AtOnce::Left(tried),
            Made::Unknown => AtOnce::Unknown,
        }
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

    /// Returns what the first rule that acts makes of a scalar that the type does not accept.
    #[inline]
    fn made(&self, ty: &ResolvedType<'s>, tree: &Tree<'_>, at: &Location<'_>) -> Made<'s> {
        let (node, kind) = (ty.node, tree.kind());
        let may_be_accepted = node.accepted.has(kind) && !(kind == Kind::String && node.only_names);
        if !node.plain
            || may_be_accepted
            || matches!(kind, Kind::List | Kind::Object | Kind::Bytes)
            || tree.is_untyped()
        {
            return Made::Unknown;
        }
        let mut tried = Vec::new();
        for rule in node.rules.iter().filter(|rule| rule.kinds.has(kind) && !rule.definition.fallback) {
            if !rule.only_replaces {
                return Made::Unknown;
            }
            match self.ask(rule, ty, tree, at) {
                Outcome::Refuse(reason) if self.words_issues() => {
                    tried.push(Tried { rule: rule.static_name(), reason: reason.into_owned() });
                }
                Outcome::Keep | Outcome::Refuse(_) => {}
                Outcome::To(edit) => return Made::To(rule, edit),
            }
        }
        Made::Left(tried)
    }

    /// Puts what a rule makes of a value in its place, and records that, if the type accepts it at a look.
    #[inline]
    fn settle(
        &mut self,
        (rule, edit): (&'s Used, Edit),
        node: &'s Node,
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> Option<AtOnce> {
        match edit {
            Edit::Replace(made) if self.is_all_it_takes(node, &made) => {
                let (from, to) = (self.recorder.small(tree)?, self.recorder.small(&made)?);
                *tree = made;
                self.record(at, rule, Change::Replaced { from, to }, true);
            }
            Edit::Wrap => {
                let item = self.settled_item(node, tree, at)?;
                let from = self.recorder.small(tree)?;
                let item = match item {
                    Item::AsItIs => {
                        self.record_effect(at, rule.static_name(), Effect::Wrapped { from }, true);
                        tree.take()
                    }
                    Item::Made(of_item, made, to) => {
                        self.record_effect(at, rule.static_name(), Effect::Wrapped { from: from.clone() }, true);
                        self.record(&at.item(0), of_item, Change::Replaced { from, to }, true);
                        made
                    }
                };
                *tree = Tree::List(vec![item]);
            }
            _ => return None,
        }
        Some(AtOnce::Repaired)
    }

    /// Returns the item of a list that is made of this value. `None` if such a list is not all that the type asks for.
    fn settled_item(&self, list: &'s Node, item: &Tree<'_>, at: &Location<'_>) -> Option<Item<'s>> {
        let is_list = matches!(list.core(self.settings.definitions).shape, Shape::List { length: None, .. });
        if !is_list || at.depth >= self.settings.limits.depth || list.eager.has(Kind::List) {
            return None;
        }
        let node = self.node_inside(list, 0)?;
        if self.is_all_it_takes(node, item) {
            return Some(Item::AsItIs);
        }
        match self.made(&self.at_node(node), item, &at.item(0)) {
            Made::To(rule, Edit::Replace(made)) if self.is_all_it_takes(node, &made) => {
                self.recorder.small(&made).map(|to| Item::Made(rule, made, to))
            }
            _ => None,
        }
    }

    /// Returns whether a value needs no more than a look.
    fn is_all_it_takes(&self, node: &Node, tree: &Tree<'_>) -> bool {
        let names_unit = |name| match &node.core(self.settings.definitions).shape {
            Shape::Enum(body) => names_unit(body, name),
            _ => false,
        };
        node.settled.has(tree) || node.only_names && tree.as_str().is_some_and(names_unit)
    }
}
