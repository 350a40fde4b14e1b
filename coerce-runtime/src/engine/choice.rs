//! One of several forms that no tag tells apart: the first whose judge accepts the value as it is, or else the only one that values
//! of its kind can have. No form is found by trying repairs.

use super::Engine;
use super::at::At;
use super::place::Place;
use crate::schema::{Branch, natural_kinds};
use crate::tree::Tree;

impl<'s> Engine<'s> {
    pub(super) fn choice(
        &mut self,
        place: &Place<'s>,
        branches: &'s [Branch],
        tree: &mut Tree<'_>,
        at: &At<'_>,
    ) -> bool {
        let value = tree.to_value();
        let taken = value.and_then(|value| branches.iter().find(|branch| branch.judge.accepts(&value)));
        if let Some(branch) = taken {
            let acts = self.applies_rules() && self.settings.changes_accepted;
            return !acts || !self.place(&[], &branch.edge, tree, at, true).is_refused();
        }
        match self.by_kind(branches, tree) {
            Some(branch) => !self.place(&[], &branch.edge, tree, at, false).is_refused(),
            None => self.wrong_kind(place, tree, at),
        }
    }

    /// The only form that values of this kind can have.
    fn by_kind(&self, branches: &'s [Branch], tree: &Tree<'_>) -> Option<&'s Branch> {
        let kinds =
            |branch: &Branch| natural_kinds(branch.edge.schema(self.settings.definitions), self.settings.definitions);
        let mut left = branches.iter().filter(|branch| kinds(branch).has(tree.kind()));
        left.next().filter(|_| left.next().is_none())
    }
}
