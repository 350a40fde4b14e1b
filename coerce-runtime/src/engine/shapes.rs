//! What is inside a value, by the shape of its type: scalars, lists, tuples, maps, and foreign types.

use serde_json::Value;

use super::cursor::Cursor;
use super::drop::{repeated, retain_others};
use super::location::Location;
use super::{Engine, Verdict};
use crate::json::{Kind, Long, Number, Parsed};
use crate::report::IssueCode;
use crate::rules::float_to_integer::is_whole;
use crate::schema::{self, Element, Integer, Shape};
use crate::tree::{Buffer, Key, Member, Tree};

impl<'s> Engine<'s> {
    /// Judges the value by the shape of its type, after the rules of its location.
    pub(super) fn visit_contents(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        if let Some(member) = &cursor.node.opt_in {
            let behind = self.cursor(self.settings.plan.behind_switch(cursor.node), &cursor.at);
            return self.opted_in(member, &behind, tree);
        }
        let (mark, since) = (self.recorder.mark(), self.claimants.saturating_add(1));
        if cursor.nullable && tree.is_null() {
            return cursor.at.already_accepted || self.checked(cursor, cursor.checks_of_null(), since, tree);
        }
        let accepted = self.by_shape(cursor, tree)
            && (cursor.at.already_accepted
                || self.checked(cursor, &cursor.checks, since, tree) && self.judged(cursor, tree));
        if accepted || cursor.core.by_hand && self.by_hand(cursor, (&mark, since), tree) {
            return true;
        }
        self.put_expecting(cursor, &mark);
        false
    }

    fn by_shape(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let holds = matches!(tree.kind(), Kind::List | Kind::Object);
        self.may_repeat |= match cursor.core.shape {
            Shape::Struct(_) => false,
            // Nobody looks at all that is inside.
            Shape::Any | Shape::Opaque(_) => holds,
            _ => tree.kind() == Kind::Object,
        };
        if cursor.at.depth >= self.settings.limits.depth && self.refuses_depth(cursor, tree, true) {
            return false;
        }
        if let Some(accepted) = self.number_as_object(cursor, tree) {
            return accepted;
        }
        if let Some(mut typed) = typed(&cursor.core.shape, tree).filter(|_| !self.state.keeps_text) {
            if self.state.probing {
                return self.by_shape(cursor, &mut typed);
            }
            // From here on it is what it was meant to be, wherever serde reads it from.
            *tree = typed;
        }
        match &cursor.core.shape {
            Shape::Any => self.any(cursor, tree),
            Shape::List { .. } | Shape::Tuple(_) => self.items(cursor, tree),
            Shape::Map { .. } => self.map(cursor, tree),
            Shape::Struct(fields) => self.fields(cursor, fields, tree),
            Shape::Enum(_) => self.variants(cursor, tree),
            Shape::Opaque(opaque) => self.opaque(cursor, opaque, tree),
            // The walk has gone through these.
            Shape::Option(_) | Shape::Wrapper { .. } => false,
            Shape::Null { unit_struct } => {
                self.scalar(tree.is_null() || is_unit_in_buffer(tree, *unit_struct, &cursor.at), cursor, tree)
            }
            Shape::Bool => self.scalar(tree.as_bool().is_some(), cursor, tree),
            Shape::Whole => self.scalar(tree.as_number().is_some_and(|number| is_whole(&number)), cursor, tree),
            Shape::Float(_) => self.float(cursor, tree),
            Shape::String => self.scalar(is_string(tree), cursor, tree),
            Shape::Integer(integer) => self.integer(*integer, cursor, tree),
        }
    }

    fn scalar(&mut self, accepted: bool, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        accepted || self.wrong_kind(cursor, tree)
    }

    fn integer(&mut self, integer: Integer, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        match tree.as_number() {
            None => self.wrong_kind(cursor, tree),
            Some(_) if integer.wide && cursor.at.is_buffered() => self.not_buffered(&cursor.at),
            Some(number) => match integer.judge(&number, cursor.at.is_buffered()) {
                Ok(()) => true,
                Err(code) => self.refuse(code, cursor, tree),
            },
        }
    }

    /// Any value, as long as it is not nested too deeply.
    pub(super) fn any(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        if self.refuses_depth(cursor, tree, true) {
            return false;
        }
        match self.any_value(tree, &cursor.at) {
            Ok(()) => true,
            Err(fault) => self.foreign(cursor, &fault, "", tree),
        }
    }

    /// The items of a list, of a tuple, or of a struct by position.
    pub(super) fn items(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Tree::List(all) = tree else { return self.wrong_kind(cursor, tree) };
        let (shape, items) = (&cursor.core.shape, all.get_mut(cursor.at.skipped..).unwrap_or_default());
        let found = items.len();
        let fits = match shape {
            Shape::Tuple(elements) => Element::fit(elements, found),
            _ => schema::length(cursor.core).is_none_or(|length| length == found),
        };
        if fits && found == 0 && cursor.at.in_memory {
            return self.empty_in_memory(&cursor.at);
        }
        if !fits && self.state.probing {
            return false;
        }
        // An array needs all of its items.
        let may_lose_items = matches!(shape, Shape::List { length: None, .. });
        let dropper = self.dropper(cursor).filter(|_| may_lose_items);
        // Where there are too few or too many, any of them may be the secret.
        let at = cursor.at.hiding(!fits && self.hides_from(cursor.core));
        let mut gone = Vec::new();
        let mut accepted = true;
        for (index, value) in items.iter_mut().enumerate() {
            let Some(node) = self.item_node(cursor, index) else { continue };
            let verdict = self.item((node, dropper), value, &at.item(index));
            if verdict == Verdict::Removed {
                gone.push(index);
            }
            accepted &= !verdict.is_refused();
            if !accepted && self.state.probing {
                break;
            }
        }
        self.take_out(all, gone, &cursor.at);
        if fits { accepted } else { self.wrong_length(cursor, found) }
    }

    fn map(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let Shape::Map { key, only, .. } = &cursor.core.shape else { return false };
        let Tree::Object(members) = tree else { return self.wrong_kind(cursor, tree) };
        // What a flattened map reads stays for others.
        let at = if cursor.at.flat { cursor.at.in_buffer(Buffer::Lent) } else { cursor.at };
        let Some(node) = self.node_inside(cursor.node, 0) else { return false };
        let hides_keys = self.hides(key);
        let dropper = self.dropper(cursor);
        let repeated = dropper.map(|_| repeated(members)).unwrap_or_default();
        let mut gone = Vec::new();
        let mut accepted = true;
        for (index, member) in members.iter_mut().enumerate().filter(|(_, member)| !member.is_claimed()) {
            let Member { key: name, value: inner, .. } = member;
            let (name, shown) = (&*name, name.shown());
            if only.as_ref().is_some_and(|only| !only.has(&shown)) {
                continue;
            }
            let here = at.key(&shown);
            let here = if hides_keys || self.hides_tried_key(&here) { at.hidden_key() } else { here };
            // It may be the map, in something that is around it.
            let may_hold_keys = || !schema::is_plain(inner) && !node.accepted.has(inner.kind());
            let here = here.hiding(hides_keys && may_hold_keys());
            let dropper = dropper.filter(|_| repeated.binary_search_by(|name| name.as_str().cmp(&shown)).is_err());
            let verdict = self.unless_dropped((node, dropper), inner, &here, |engine, inner| {
                let reads_key = at.already_accepted || engine.map_key(cursor, name, &here);
                let verdict = engine.repair_value(node, inner, &here);
                if reads_key { verdict } else { Verdict::Refused }
            });
            if verdict == Verdict::Removed {
                gone.push(index);
            }
            accepted &= !verdict.is_refused();
            if !accepted && self.state.probing {
                return false;
            }
        }
        retain_others(members, &gone);
        accepted
    }

    fn map_key(&mut self, map: &Cursor<'_, 's>, key: &Key<'_>, at: &Location<'_>) -> bool {
        let Shape::Map { key: edge, read_key, .. } = &map.core.shape else { return false };
        let read = match key {
            // In a buffer of serde's a key is a string and nothing else.
            Key::Text(text) if at.is_buffered() => {
                let value = Tree::String((&**text).into());
                read_key(&Key::Other(Box::new(value)), self.settings.human_readable)
            }
            key => read_key(key, self.settings.human_readable),
        };
        read.is_ok() || self.wrong_key(edge, key, at)
    }
}

impl Integer {
    /// Judges a number by its kind, then by its value.
    fn judge(self, number: &Number<'_>, buffered: bool) -> Result<(), IssueCode> {
        let read = match number.value {
            // `-0` in memory, with `arbitrary_precision`.
            Parsed::I64(0) if self.min >= 0 && !buffered => None,
            Parsed::U128(_) | Parsed::I128(_) if !self.wide => None,
            Parsed::F64(_) => self.wide_digits(number),
            integer => Some(integer),
        };
        let is_in_range = match read {
            None | Some(Parsed::F64(_)) => return Err(IssueCode::InvalidType),
            Some(Parsed::U64(value)) => self.has(value.into()),
            Some(Parsed::I64(value)) => self.has_signed(value.into()),
            Some(Parsed::U128(Long(value))) => self.has(value),
            Some(Parsed::I128(Long(value))) => self.has_signed(value),
        };
        if is_in_range { Ok(()) } else { Err(IssueCode::InvalidValue) }
    }

    /// An integer of more than 64 bits, where the type reads its digits.
    fn wide_digits(self, number: &Number<'_>) -> Option<Parsed> {
        let digits = number.text().filter(|_| self.wide)?;
        let below_zero = || digits.parse().ok().filter(|_| self.min < 0).map(Parsed::wide_signed);
        digits.parse().ok().map(Parsed::wide).or_else(below_zero)
    }

    fn has(self, value: u128) -> bool {
        let is_too_small = i128::try_from(value).is_ok_and(|value| value < self.min);
        value <= self.max && !is_too_small && (self.zero || value != 0)
    }

    fn has_signed(self, value: i128) -> bool {
        u128::try_from(value).map_or(value >= self.min, |value| self.has(value))
    }
}

/// Returns what untyped text is to a type of scalars.
fn typed(shape: &Shape, tree: &Tree<'_>) -> Option<Tree<'static>> {
    let Tree::Untyped(text) = tree else { return None };
    let number = |parsed: Parsed| Tree::Number(parsed.into());
    match shape {
        Shape::Bool => text.parse().ok().map(Tree::Bool),
        Shape::Integer(_) => Parsed::of_untyped(text).map(number),
        Shape::Float(_) => Parsed::float_of_untyped(text).map(number),
        _ => None,
    }
}

/// Returns whether serde reads a unit from what stands here in a buffer that it takes apart: an object without members, and for a struct a list
/// without items.
pub(super) fn is_unit_in_buffer(tree: &Tree<'_>, unit_struct: bool, at: &Location<'_>) -> bool {
    if at.buffer != Buffer::Taken {
        return false;
    }
    match tree {
        Tree::Object(members) => members.iter().all(Member::is_claimed),
        Tree::List(items) => unit_struct && items.len() <= at.skipped,
        Tree::Value(Value::Object(members)) => members.is_empty(),
        _ => false,
    }
}

/// As serde has it, a `String` is also read from bytes that are UTF-8.
fn is_string(tree: &Tree<'_>) -> bool {
    match tree {
        Tree::Bytes(bytes) => std::str::from_utf8(bytes).is_ok(),
        tree => tree.as_str().is_some(),
    }
}
