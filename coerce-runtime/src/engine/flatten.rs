//! Flattened fields: each reads the members that nobody has claimed, as they are now.

use std::collections::HashSet;

use super::at::At;
use super::fields::Record;
use super::place::Place;
use super::{Engine, release};
use crate::schema::{Edge, Enum, Shape, Tagging, member_names};
use crate::tree::{Buffer, Tree};

impl<'s> Engine<'s> {
    /// Each flattened field of a struct whose own fields have been read.
    pub(super) fn flattened(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let mark = self.recorder.mark();
        let mut accepted = self.buffers(tree, record.at) && self.each_flattened(record, tree, record.known);
        if accepted && self.applies_rules() && self.recorder.fired_since(&mark) > 0 {
            // A repair made for one field may be none for another that reads the same member.
            release(tree, record.claimant + 1);
            accepted = self.as_it_is(|engine| engine.each_flattened(record, tree, false)) || self.conflict(&mark);
        }
        if record.fields.deny_unknown && (accepted || !self.quiet) {
            // What a field that failed has left may be its own members.
            let left = if accepted { Vec::new() } else { member_names(record.schema, self.settings.definitions) };
            let left = left.into_iter().collect();
            accepted &= self.deny_unclaimed(record, &left, tree);
        }
        accepted
    }

    fn each_flattened(&mut self, record: &Record<'_, 's>, tree: &mut Tree<'_>, known: bool) -> bool {
        let mut accepted = true;
        for edge in record.fields.flattened.iter() {
            accepted &= self.flat(edge, tree, &record.at.as_flat(), known);
            if !accepted && self.quiet {
                return false;
            }
        }
        accepted
    }

    /// One flattened field.
    fn flat(&mut self, edge: &'s Edge, tree: &mut Tree<'_>, at: &At<'_>, known: bool) -> bool {
        if !self.step() {
            return false;
        }
        let place = self.resolve(&[], edge);
        let at = at.hiding(place.sensitive);
        if place.endless {
            return !self.give_up().is_refused();
        }
        if !place.nullable {
            return self.flat_by_shape(&place, tree, &at, known);
        }
        // As in serde, what can't be read is `None`: there is nothing to repair.
        let claimant = self.claimant();
        let accepted = self.as_it_is(|engine| engine.flat_by_shape(&place, tree, &at, false));
        if accepted && !self.quiet && self.settings.changes_accepted {
            release(tree, claimant);
            return self.flat_by_shape(&place, tree, &at, true);
        }
        true
    }

    fn flat_by_shape(&mut self, place: &Place<'s>, tree: &mut Tree<'_>, at: &At<'_>, known: bool) -> bool {
        match &place.core.shape {
            Shape::Struct(_) | Shape::Map { .. } | Shape::Opaque(_) => self.inside(place, tree, at, known),
            Shape::Enum(body) => self.flat_enum(place, body, tree, at, known),
            Shape::Any => self.any(place, tree, at),
            Shape::Null { .. } => true,
            _ => self.not_flat(at),
        }
    }

    /// An enum among the members. By tag it takes what it reads; where all members are buffered to find the variant, they stay.
    fn flat_enum(&mut self, place: &Place<'s>, body: &'s Enum, tree: &mut Tree<'_>, at: &At<'_>, known: bool) -> bool {
        let tries = body.variants.iter().any(|variant| variant.untagged);
        match &body.tagging {
            Tagging::External if !tries => self.flat_external(body, tree, at, known),
            Tagging::Adjacent { .. } if !tries => self.inside(place, tree, at, known),
            _ => {
                let claimant = self.claimant();
                let accepted = self.inside(place, tree, &at.as_part(Buffer::Lent), known);
                release(tree, claimant);
                accepted
            }
        }
    }

    /// The members that nobody has read, where none may be except those `left`.
    fn deny_unclaimed(&mut self, record: &Record<'_, 's>, left: &HashSet<&str>, tree: &Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return true };
        let mut accepted = true;
        for member in members.iter().filter(|member| !member.is_claimed()) {
            if !member.name().is_some_and(|name| left.contains(name)) {
                accepted &= self.unknown_field(record, None, &member.key);
            }
        }
        accepted
    }
}
