//! What rules did to the document, written down.

use serde_json::Value;

use super::{Context, Node};
use crate::path::{Path, Segment};
use crate::report::{Change, Coercion, Deed};
use crate::shape::Facts;

impl Context {
    /// Replaces `value` by `to`, and writes down that `rule` did so.
    #[inline]
    pub(crate) fn replace(&mut self, value: &mut Value, to: Value, rule: &'static str, node: &Node<'_>, facts: &Facts) {
        let from = std::mem::replace(value, to);
        if self.quiet {
            return;
        }
        let is_plain = facts.leaf && !node.sensitive && self.rare.is_none();
        let brief = if is_plain { Deed::in_brief(&from, value, &self.limits) } else { None };
        match brief {
            Some(deed) => self.notes.keep_brief(node, rule, from, deed, &self.limits),
            None => self.coerced(node, facts, rule, Change::Replaced { from, to: value.clone() }),
        }
    }

    /// Writes down that `rule` removed the member, which was `from`.
    #[cold]
    pub(crate) fn removed(&mut self, node: &Node<'_>, facts: &Facts, rule: &'static str, from: Value) {
        if !self.quiet {
            self.coerced(node, facts, rule, Change::Removed { from });
        }
    }

    /// Writes down that `rule` read the member `from`, which stands beside `node`, as the member that `node` is.
    #[cold]
    pub(crate) fn moved(&mut self, node: &Node<'_>, rule: &'static str, from: &str) {
        if self.quiet {
            return;
        }
        let beside = |mut path: Path| {
            path.segments.pop();
            Change::Moved { from: path.child(Segment::Key(from.to_owned())) }
        };
        self.keep_whole(node, rule, &beside(node.path()));
        if !self.notes.overflows(&self.limits) {
            let change = beside(node.told());
            self.notes.keep(Coercion { path: node.told(), rule, change }, &self.limits, node.sensitive);
        }
    }

    #[inline(never)]
    fn coerced(&mut self, node: &Node<'_>, facts: &Facts, rule: &'static str, change: Change) {
        if self.rare.is_some() {
            self.keep_whole(node, rule, &change);
        }
        if self.notes.overflows(&self.limits) {
            return;
        }
        let (change, masked) = facts.mask(change, node.sensitive);
        self.notes.keep(Coercion { path: node.told(), rule, change }, &self.limits, masked);
    }

    /// Keeps what a preview will replay.
    #[cold]
    fn keep_whole(&mut self, node: &Node<'_>, rule: &'static str, change: &Change) {
        if let Some(patch) = self.patch() {
            patch.push(Coercion { path: node.path(), rule, change: change.clone() });
        }
    }

    /// Keeps for a preview that the switch of a type was taken off, which is no coercion.
    #[cold]
    pub(crate) fn switch_taken(&mut self, node: &Node<'_>, member: &'static str) {
        let path = node.path().child(Segment::Field(member));
        if let Some(patch) = self.patch() {
            patch.push(Coercion { path, rule: "opt_in", change: Change::Removed { from: Value::Null } });
        }
    }
}
