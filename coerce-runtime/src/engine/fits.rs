//! Values that are all that their type asks for, as most are: none but eager rules could act on them. They are judged at once, without
//! all that it takes to run rules.

use serde_json::Value;

use super::Engine;
use super::arbitrary_precision::is_float;
use super::location::Location;
use crate::json::Kind;
use crate::plan::Node;
use crate::rules::Outcome;
use crate::schema::Shape;
use crate::tree::Tree;

impl<'s> Engine<'s> {
    /// Returns whether the value is all that its type asks for and no rule changes it. If not, the walk has to find out.
    #[inline]
    pub(super) fn fits_as_it_is(&self, node: &'s Node, kind: Kind, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        // What untyped text was meant to be is written into the tree. An object takes more than a look.
        kind != Kind::Object
            && node.accepted.has(kind)
            && !at.partial_view
            && !self.is_unread(at)
            && self.fits_by_shape(node, tree, at)
    }

    /// Returns whether a value at this depth needs no more than a look.
    #[inline]
    pub(super) fn is_settled(&self, node: &Node, tree: &Tree<'_>, depth: usize) -> bool {
        let is_list = node.settles_items && depth < self.settings.limits.depth && self.settings.budget == u64::MAX;
        let definitions = self.settings.definitions;
        node.settles_scalar(tree, definitions) || is_list && self.settings.plan.settles_items(node, tree)
    }

    #[inline]
    fn fits(&self, node: &'s Node, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        node.settles_scalar(tree, self.settings.definitions)
            || node.accepted.has(tree.kind()) && self.fits_by_shape(node, tree, at)
    }

    #[inline(never)]
    fn fits_by_shape(&self, node: &'s Node, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        let has_shape = match &node.core(self.settings.definitions).shape {
            _ if !node.plain || tree.is_untyped() => false,
            _ if node.nullable && tree.is_null() => true,
            Shape::Bool => tree.as_bool().is_some(),
            Shape::Float(_) => is_float(tree, at),
            Shape::String => tree.as_str().is_some(),
            Shape::Integer(integer) => integer.accepts(tree, at),
            Shape::Enum(body) => body.only_names() && tree.as_str().is_some_and(|name| body.names_unit(name)),
            Shape::List { length: None, .. } => self.has_scalars(node, tree, at),
            _ => false,
        };
        let is_eager = self.settings.changes_accepted && node.eager.has(tree.kind());
        has_shape && (!is_eager || self.is_left_alone(node, tree, at))
    }

    /// Returns whether it is a list of scalars that fit. Nothing is looked into more than once, so a list of lists is left to the walk.
    fn has_scalars(&self, list: &'s Node, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        if at.skipped > 0 || at.depth >= self.settings.limits.depth || self.settings.budget < u64::MAX {
            return false;
        }
        let Some(node) = self.node_inside(list, 0).filter(|node| node.plain) else { return false };
        // Which of the items it is makes no difference.
        let inside = at.item(0);
        let fits = |value: &Tree<'_>| {
            let is_scalar = !matches!(value.kind(), Kind::List | Kind::Object);
            is_scalar && self.fits(node, value, &inside)
        };
        match tree {
            Tree::List(items) => items.iter().all(fits),
            Tree::Value(Value::Array(items)) => items.iter().map(Tree::Value).all(|item| fits(&item)),
            _ => false,
        }
    }

    /// Returns whether the eager rules leave a value that the type accepts. A function is not asked twice.
    fn is_left_alone(&self, node: &'s Node, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        let (cursor, kind) = (self.cursor(node, at), tree.kind());
        let mut eager = node.rules.iter().filter(|rule| rule.is_eager && rule.kinds.has(kind));
        eager.all(|rule| !rule.is_custom() && !matches!(self.ask(rule, &cursor, tree), Outcome::To(_)))
    }
}
