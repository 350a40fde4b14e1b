//! What others judge than the engine: foreign types, what `try_from` makes of a value of the right shape, and what a JSON Schema says
//! beyond the shape.

use super::cursor::Cursor;
use super::drop::{repeated, retain_others};
use super::location::Location;
use super::{Engine, Verdict};
use crate::report::{Mark, put_sent};
use crate::schema::{Check, Opaque};
use crate::tree::{Document, Fault, Flat, Member, Origin, Tree};

/// Returns whether a foreign type accepts the value that has this item alone, or this value.
pub(super) type Accepts<'f, 's> = &'f dyn Fn(&Engine<'s>, &Tree<'_>) -> bool;

impl<'s> Engine<'s> {
    /// Lets types judge the whole value, innermost last. `since` is the first claimant whose members are a part of it.
    pub(super) fn checked(&mut self, cursor: &Cursor<'_, 's>, checks: &[Check], since: u32, tree: &Tree<'_>) -> bool {
        for check in checks.iter().rev() {
            if let Err(fault) = self.judge(*check, tree, &cursor.at, since) {
                return self.foreign(cursor, &fault, "", tree);
            }
        }
        true
    }

    /// Returns whether a `Deserialize` that is written by hand accepts what its description does not: issues since then are none.
    #[cold]
    pub(super) fn by_hand(&mut self, cursor: &Cursor<'_, 's>, (mark, since): (&Mark, u32), tree: &Tree<'_>) -> bool {
        let own = cursor.core.own.filter(|_| !self.recorder.is_refused_since(mark));
        let accepts = own.is_some_and(|own| self.judge(own, tree, &cursor.at, since).is_ok());
        if accepts {
            self.recorder.take_issues(mark);
        }
        accepts
    }

    /// Returns whether what judges the whole value accepts it. What it says is about the value and what is inside. What is read in part is
    /// judged with the whole.
    pub(super) fn judged(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let is_whole = !cursor.at.partial_view && !cursor.at.flat;
        let Some(judge) = cursor.node.judge.as_deref().filter(|_| is_whole) else { return true };
        let Some(value) = tree.to_value() else { return true };
        if judge.accepts(&value) {
            return true;
        }
        // To list what is wrong is more work than to judge.
        if self.state.probing || !self.recorder.keeps_issue() {
            return false;
        }
        let hidden = self.is_hidden(cursor);
        let mut issues = judge.issues(&value, hidden);
        for issue in &mut issues {
            if cursor.at.sensitive || hidden && self.reach().secret_keys {
                issue.path.hide_keys();
            }
            issue.path.put_inside(&cursor.at.path());
        }
        if !hidden {
            put_sent(&mut issues, self.recorder.coercions());
        }
        self.record_issues(issues);
        false
    }

    /// A value that a foreign `Deserialize` reads. Its type is not known, so the items that rules act on are those of the value.
    pub(super) fn opaque(&mut self, cursor: &Cursor<'_, 's>, opaque: &'s Opaque, tree: &mut Tree<'_>) -> bool {
        if self.refuses_depth(cursor, tree, true) {
            return false;
        }
        // A flattened option that can't be read is `None`: nobody would take back what rules have made.
        let is_part = cursor.at.partial_view && (!cursor.at.flat || opaque.is_absent());
        let (rules_act, mark) = (self.applies_rules() && !is_part, self.recorder.mark());
        if rules_act && self.node_inside(cursor.node, 0).is_some() {
            let accepts = |this: &Self, tree: &Tree<'_>| this.judge(opaque.check, tree, &cursor.at, u32::MAX).is_ok();
            let accepted = cursor.at.already_accepted || accepts(self, tree);
            self.unknown_items(&cursor.accepted(accepted), &accepts, tree);
        }
        if self.recorder.is_refused_since(&mark) {
            return false;
        }
        if cursor.at.flat {
            return self.flat_opaque(cursor, opaque, tree);
        }
        if cursor.at.already_accepted {
            return true;
        }
        match self.judge(opaque.check, tree, &cursor.at, u32::MAX) {
            Ok(()) => true,
            Err(fault) => self.wrong_leaf(cursor, &fault, &opaque.expected, tree),
        }
    }

    /// Judges a flattened field of a foreign type. It claims what it takes out, as a struct does.
    fn flat_opaque(&mut self, cursor: &Cursor<'_, 's>, opaque: &'s Opaque, tree: &mut Tree<'_>) -> bool {
        match self.take_out_of(tree, opaque.check, !opaque.is_absent()) {
            // As in serde, a flattened option that can't be read is `None`.
            Err(fault) if !opaque.is_absent() => self.foreign(cursor, &fault, &opaque.expected, tree),
            _ => true,
        }
    }

    /// Claims the members that a type's `Deserialize` takes out, and returns what it says. Where it has refused one, `all` that it has asked
    /// for are its own.
    pub(super) fn take_out_of(&mut self, tree: &mut Tree<'_>, check: Check, all: bool) -> Result<(), Fault> {
        let claimant = self.claimant();
        let Tree::Object(members) = tree else { return Ok(()) };
        let flat = Flat::new(members, u32::MAX);
        let judged = check(Document::of_flat(&flat));
        if all && judged.is_err() {
            flat.take_asked();
        }
        let left = flat.left();
        for (member, is_left) in members.iter_mut().zip(left) {
            if !member.is_claimed() && !is_left {
                member.claimed = claimant;
            }
        }
        judged
    }

    /// Returns what a type's `Deserialize` says of the part of the value that stands here.
    pub(super) fn judge(&self, check: Check, tree: &Tree<'_>, at: &Location<'_>, since: u32) -> Result<(), Fault> {
        let origin = Origin::of(self.settings.human_readable).with(at.buffer).trial(self.state.probing);
        let is_visible = |member: &&Member<'_>| !member.is_claimed() || member.claimed >= since;
        match tree {
            Tree::Object(members) if at.flat => check(Document::of_flat(&Flat::new(members, since))),
            Tree::Object(members) if at.partial_view => {
                let part = Tree::Object(members.iter().filter(is_visible).cloned().collect());
                check(Document::of_tree(&part, origin))
            }
            Tree::List(items) if at.skipped > 0 => {
                let part = Tree::List(items.iter().skip(at.skipped).cloned().collect());
                check(Document::of_tree(&part, origin))
            }
            whole => check(Document::of_tree(whole, origin)),
        }
    }

    /// Repairs the items of a value of which nothing is known but whether the type `accepts` it. Where it accepts the whole value, or
    /// would accept the item alone, only eager rules act.
    pub(super) fn unknown_items(&mut self, cursor: &Cursor<'_, 's>, accepts: Accepts<'_, 's>, tree: &mut Tree<'_>) {
        let (Some(node), dropper) = (self.node_inside(cursor.node, 0), self.dropper(cursor)) else { return };
        let cursor = &cursor.hiding(self.is_hidden(cursor));
        let mut gone = Vec::new();
        match tree {
            Tree::List(items) => {
                let accepts = |engine: &Self, item: &Tree<'_>| accepts(engine, &Tree::List(vec![item.clone()]));
                for (index, item) in items.iter_mut().enumerate() {
                    let verdict = self.unknown_item((node, dropper), &accepts, item, &cursor.at.item(index));
                    gone.extend((verdict == Verdict::Removed).then_some(index));
                }
                self.take_out(items, gone, &cursor.at);
            }
            Tree::Object(members) => {
                let repeated = dropper.map(|_| repeated(members)).unwrap_or_default();
                for (index, member) in members.iter_mut().enumerate().filter(|(_, member)| !member.is_claimed()) {
                    let Member { key, value, .. } = member;
                    let accepts = |engine: &Self, value: &Tree<'_>| {
                        accepts(engine, &Tree::Object(vec![Member::keyed(key.clone(), value.clone())]))
                    };
                    let name = key.shown();
                    let dropper = dropper.filter(|_| repeated.binary_search_by(|one| (**one).cmp(&*name)).is_err());
                    let verdict = self.unknown_item((node, dropper), &accepts, value, &cursor.at.key(&name));
                    gone.extend((verdict == Verdict::Removed).then_some(index));
                }
                retain_others(members, &gone);
            }
            _ => {}
        }
    }
}
