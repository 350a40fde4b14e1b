//! `drop_invalid_items`: the items of a list or a map that can't be read are dropped, each with an entry of its own. Issues that
//! are there to stay (limits, what a `custom` rule refuses) are never dropped with an item.
//!
//! While the list is walked, locations are those of the list as it came: the items leave it when all of them are judged. Issues keep
//! these locations: the caller looks for them in what was sent. Entries get those of the report when the walk has ended.

use std::collections::HashSet;

use super::cursor::Cursor;
use super::location::Location;
use super::{Engine, Verdict};
use crate::plan::Node;
use crate::report::Effect;
use crate::rules::Rule;
use crate::sort::sort_by;
use crate::tree::{Member, Tree};

/// The node of an item, and the rule that drops it if it can't be read.
pub(super) type Item<'s> = (&'s Node, Option<&'s Rule>);

impl<'s> Engine<'s> {
    /// The rule that drops the items of the value, where it applies. What is read in part is no whole value, and where the type
    /// accepts all items none is dropped.
    pub(super) fn dropper(&self, cursor: &Cursor<'_, 's>) -> Option<&'s Rule> {
        let stays = cursor.at.partial_view || cursor.at.already_accepted || cursor.keeps_items;
        if self.applies_rules() && !stays { cursor.node.dropper.as_deref() } else { None }
    }

    /// Repairs and judges an item, which is to be removed where the verdict says so: by the rule that drops those which can't be read.
    pub(super) fn item(&mut self, of: Item<'s>, tree: &mut Tree<'_>, at: &Location<'_>) -> Verdict {
        self.unless_dropped(of, tree, at, |engine, tree| engine.repair_value(of.0, tree, at))
    }

    /// Returns the verdict on an item, unless the rule that drops those which can't be read takes it back.
    pub(super) fn unless_dropped<'a>(
        &mut self,
        (node, dropper): Item<'s>,
        tree: &mut Tree<'a>,
        at: &Location<'_>,
        judge: impl FnOnce(&mut Self, &mut Tree<'a>) -> Verdict,
    ) -> Verdict {
        let Some(rule) = dropper else { return judge(self, tree) };
        let cursor = self.cursor(node, at);
        let (from, complete) = self.value_before(tree, &cursor);
        let mark = self.recorder.mark();
        let verdict = judge(self, tree);
        if !verdict.is_refused() || self.recorder.is_refused_since(&mark) || self.budget == 0 {
            return verdict;
        }
        self.recorder.roll_back(mark);
        let from = self.recorder.keep(from);
        self.record(at, rule.name, Effect::Removed(from), complete);
        Verdict::Removed
    }

    /// Takes the `dropped` items out of the list at `at`, all of whose items have been judged.
    pub(super) fn take_out(&mut self, items: &mut Vec<Tree<'_>>, dropped: Vec<usize>, at: &Location<'_>) {
        retain_others(items, &dropped);
        if !dropped.is_empty() {
            self.recorder.close_gaps(|| at.path(), dropped);
        }
    }
}

/// Keeps what has none of these positions, which are in order.
pub(super) fn retain_others<T>(list: &mut Vec<T>, dropped: &[usize]) {
    if dropped.is_empty() {
        return;
    }
    let mut position = 0;
    let mut dropped = dropped.iter().peekable();
    list.retain(|_| {
        let stays = dropped.next_if_eq(&&position).is_none();
        position += 1;
        stays
    });
}

/// The names that come more than once, sorted. A member of such a name is never dropped: nobody could say which of them a report is about.
pub(super) fn repeated(members: &[Member<'_>]) -> Vec<String> {
    let mut known = HashSet::with_capacity(members.len());
    let names = members.iter().filter_map(Member::name);
    let mut repeated: Vec<String> = names.filter(|name| !known.insert(*name)).map(str::to_owned).collect();
    sort_by(&mut repeated, Ord::cmp);
    repeated
}

#[cfg(test)]
mod tests;
