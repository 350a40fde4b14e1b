//! Flattened fields: each reads the members that nobody has claimed, as they are now.

use super::cursor::Cursor;
use super::drop::retain_others;
use super::fields::Record;
use super::location::Location;
use super::{Engine, release};
use crate::plan::Node;
use crate::schema::{Shape, Tagging};
use crate::tree::{Buffer, Tree};

/// The outcome of a flattened field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flat {
    Refused,
    /// An option that can't be read, as in serde.
    None,
    Read,
}

impl Flat {
    fn of(accepted: bool) -> Self {
        if accepted { Self::Read } else { Self::Refused }
    }
}

/// Returns whether a field is not read any more that was read before.
fn is_less(now: &[Flat], before: &[Flat]) -> bool {
    now.iter().zip(before).any(|(now, before)| *before == Flat::Read && *now != Flat::Read)
}

impl<'s> Engine<'s> {
    /// Each flattened field of a struct whose own fields have been read.
    pub(super) fn flattened(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>) -> bool {
        if !self.buffers(tree, &record.cursor.at) {
            return false;
        }
        // What one field reads may be what another hides.
        let accepted = self.trying(record.cursor, |engine| engine.flattened_with_rules(record, tree));
        // Where the work has ended before all are read, nobody knows which members are theirs.
        let denies = record.fields.deny_unknown && (accepted || !self.state.probing && !self.exhausted);
        (!denies || self.deny_unclaimed(record, tree)) && accepted
    }

    /// Lets rules act in each of them. A repair made for one field may be none for another that reads the same member.
    fn flattened_with_rules(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let repairs_options = self.settings.changes_accepted && self.flattened_nodes(record).any(|node| node.nullable);
        let before = (repairs_options && self.applies_rules()).then(|| {
            let mut trial = tree.clone();
            (self.flattened_as_they_are(record, &mut trial), tree.clone())
        });
        let first = self.each_flat(record, tree, &record.cursor.at, before.is_some());
        let accepted = !first.contains(&Flat::Refused);
        if !accepted || self.recorder.fired_since(&mark) == 0 {
            return accepted;
        }
        release(tree, record.claimant + 1);
        let second = self.flattened_as_they_are(record, tree);
        match before {
            // An option is not repaired at the cost of another field.
            Some((without, before)) if first != second || is_less(&second, &without) => {
                self.recorder.roll_back(mark);
                *tree = before;
                !self.each_flat(record, tree, &record.cursor.at, false).contains(&Flat::Refused)
            }
            _ => !second.contains(&Flat::Refused) || self.conflict(&mark),
        }
    }

    /// Returns what becomes of them without any rule.
    fn flattened_as_they_are(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>) -> Vec<Flat> {
        self.as_it_is(|engine| engine.each_flat(record, tree, &record.cursor.at.accepted(false), false))
    }

    /// The nodes of the flattened fields.
    fn flattened_nodes(&self, record: &Record<'_, 's>) -> impl Iterator<Item = &'s Node> + use<'s> {
        let (plan, node, own) = (self.settings.plan, record.cursor.node, record.fields.list.len());
        (0..record.fields.flattened.len()).filter_map(move |position| plan.inside(node, own + position))
    }

    fn each_flat(&mut self, of: &Record<'_, 's>, tree: &mut Tree<'_>, at: &Location<'_>, repairs: bool) -> Vec<Flat> {
        let mut became = Vec::with_capacity(of.fields.flattened.len());
        // An object whose members may be dropped is nothing but maps.
        let hides = of.fields.flattened.iter().any(|edge| edge.sensitive && self.reach().secret_keys);
        let mut at = at.as_flat().hiding(hides);
        at.partial_view = of.cursor.node.dropper.is_none() || of.cursor.keeps_items;
        for node in self.flattened_nodes(of) {
            became.push(self.flat(node, tree, &at, repairs));
            if self.state.probing && became.last() == Some(&Flat::Refused) {
                break;
            }
        }
        became
    }

    /// One flattened field.
    fn flat(&mut self, node: &'s Node, tree: &mut Tree<'_>, at: &Location<'_>, repairs_options: bool) -> Flat {
        if !self.step() {
            return Flat::Refused;
        }
        let cursor = self.cursor(node, at);
        if cursor.endless {
            self.give_up();
            return Flat::Refused;
        }
        if !cursor.nullable {
            return Flat::of(self.flat_by_shape(&cursor, tree));
        }
        self.keeping_text(true, |engine| engine.flat_option(&cursor, tree, repairs_options))
    }

    /// A flattened option. As in serde, what can't be read is `None`, unless rules repair it.
    fn flat_option(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>, repairs_options: bool) -> Flat {
        let claimant = self.claimant();
        let mut copy = self.to_try(tree);
        let tried = copy.as_mut().unwrap_or(tree);
        let accepted = self.as_it_is(|engine| engine.flat_by_shape(&cursor.accepted(false), tried));
        if accepted && (self.state.probing || !self.settings.changes_accepted) {
            if let Some(read) = copy {
                *tree = read;
            }
            return Flat::Read;
        }
        let is_read = |engine: &mut Self| engine.flat_would_be_read(claimant, cursor, tree);
        let wants_switch = !accepted && self.is_refused_by_switch(is_read);
        if wants_switch && self.state.probing {
            return Flat::Refused;
        }
        let is_final = accepted || wants_switch;
        if !is_final && !repairs_options {
            return Flat::None;
        }
        let before = (!is_final).then(|| (tree.clone(), self.recorder.mark(), self.state));
        release(tree, claimant);
        let is_read = self.flat_by_shape(&cursor.accepted(accepted), tree);
        let Some((before, mark, state)) = before.filter(|_| !is_read) else { return Flat::of(is_read) };
        // Nothing stays of the attempt.
        self.recorder.roll_back(mark);
        (*tree, self.state) = (before, state);
        Flat::None
    }

    /// Returns whether rules would make of the members what the field reads. What `claimant` has claimed is free for that.
    fn flat_would_be_read(&mut self, claimant: u32, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let mut copy = tree.clone();
        release(&mut copy, claimant);
        self.trial(|engine| {
            engine.state.probing = true;
            engine.flat_by_shape(&cursor.accepted(false), &mut copy)
        })
    }

    fn flat_by_shape(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        match &cursor.core.shape {
            Shape::Struct(_) | Shape::Map { .. } | Shape::Opaque(_) => self.visit_contents(cursor, tree),
            Shape::Enum(_) => self.flat_enum(cursor, tree),
            Shape::Any => self.any(cursor, tree),
            Shape::Null { .. } => true,
            _ => self.not_flat(&cursor.at),
        }
    }

    /// An enum among the members. By tag it takes what it reads; where all members are buffered to find the variant, they stay.
    fn flat_enum(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let tries = cursor.body().variants.iter().any(|variant| variant.untagged);
        match &cursor.body().tagging {
            Tagging::External if !tries => self.visit_contents(cursor, tree),
            Tagging::Adjacent { .. } if !tries => {
                let accepted = self.visit_contents(cursor, tree);
                let own = cursor.core.own.filter(|_| !self.exhausted);
                // serde leaves to others what it does not take out; what is refused has no others. What else it says is known by then.
                let _ = own.map(|own| self.take_out_of(tree, own, !accepted && !cursor.nullable));
                accepted
            }
            _ => self.visit_contents(&cursor.with(cursor.at.as_part(Buffer::Lent)), tree),
        }
    }

    /// The members that nobody has read, where none may be: each is dropped by name, or refused.
    fn deny_unclaimed(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return true };
        let (mut accepted, mut gone) = (true, Vec::new());
        for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.is_claimed()) {
            match member.name().filter(|_| self.applies_rules()).and_then(|name| record.dropped_key(name)) {
                Some(key) => {
                    self.dropped(record, key, &members[index..]);
                    gone.push(index);
                }
                None => accepted &= self.unknown_field(record, None, &member.key),
            }
        }
        retain_others(members, &gone);
        accepted
    }
}
