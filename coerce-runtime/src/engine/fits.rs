//! Values that need no more than a look, as most do.

use super::Engine;
use super::location::Location;
use crate::json::Kind;
use crate::plan::Node;
use crate::tree::Tree;

impl Engine<'_> {
    /// Returns whether the value here is accepted at a look: then no rule acts on it.
    #[inline]
    pub(super) fn is_accepted_at_a_look(&self, node: &Node, kind: Kind, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        node.accepted.has(kind) && !at.partial_view && !self.is_unread(at) && self.is_settled(node, tree, at.depth)
    }

    /// Returns whether a value at this depth needs no more than a look.
    #[inline]
    pub(super) fn is_settled(&self, node: &Node, tree: &Tree<'_>, depth: usize) -> bool {
        let is_list = node.settles_items && depth < self.settings.limits.depth && self.settings.budget == u64::MAX;
        let definitions = self.settings.definitions;
        node.settles_scalar(tree, definitions) || is_list && self.settings.plan.settles_items(node, tree)
    }
}
