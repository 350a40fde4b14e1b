//! What follows from `serde_json`'s feature `arbitrary_precision`: numbers that are text. serde knows nothing of them, so its buffers have
//! an object of one member in place of most floats, and no room for integers of more than 64 bits from a `Value`.

use serde_json::Value;

use super::Engine;
use super::cursor::Cursor;
use super::location::Location;
use crate::json::{KEEPS_TEXT, Parsed, TEXT_MEMBER};
use crate::schema::Shape;
use crate::tree::{self, Buffer, Document, Fault, Member, Origin, Part, Tree};

/// Why a number is none in serde's buffers.
const NO_FLOAT: &str = "with `serde_json/arbitrary_precision` a number with a fraction can't be read here";

impl<'s> Engine<'s> {
    /// A number that is read as a float.
    pub(super) fn float(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        if is_float(tree, &cursor.at) {
            return true;
        }
        let mark = self.recorder.mark();
        self.wrong_kind(cursor, tree);
        if KEEPS_TEXT && cursor.at.is_buffered() && tree.as_number().is_some() {
            for issue in self.recorder.issues_since(&mark) {
                issue.put_hint(NO_FLOAT.to_owned(), "");
            }
        }
        false
    }

    /// Returns whether a type that reads objects reads the one that stands for a number. `None` if there is none.
    pub(super) fn number_as_object(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> Option<bool> {
        let reads_objects = matches!(cursor.core.shape, Shape::Struct(_) | Shape::Map { .. } | Shape::Enum(_));
        if !KEEPS_TEXT || !cursor.at.is_buffered() || !reads_objects {
            return None;
        }
        let mut object = Tree::Object(vec![Member::new(TEXT_MEMBER, Tree::String(text_in_buffer(tree)?.into()))]);
        let accepted = self.as_it_is(|engine| engine.visit_contents(&cursor.accepted(false), &mut object));
        Some(accepted || self.wrong_kind(cursor, tree))
    }

    /// Returns whether `serde_json` reads any value from what stands here: nothing but a number may look like one that is text.
    pub(super) fn any_value(&self, tree: &Tree<'_>, at: &Location<'_>) -> Result<(), Fault> {
        if !KEEPS_TEXT || !looks_like_number(tree) {
            return Ok(());
        }
        self.judge(tree::check::<Value>, tree, at, u32::MAX)
    }

    /// Returns whether serde can buffer the value.
    pub(super) fn buffers(&mut self, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        let may_fail = KEEPS_TEXT && self.settings.in_memory && !at.is_buffered();
        !may_fail || !has_wide(tree) || self.not_buffered(at)
    }
}

/// Returns whether a float is read from the number. With `arbitrary_precision` not all are.
pub(super) fn is_float(tree: &Tree<'_>, at: &Location<'_>) -> bool {
    if KEEPS_TEXT {
        return tree::check::<f64>(Document::of_tree(tree, Origin::JSON.with(at.buffer))).is_ok();
    }
    let is_wide = |parsed| matches!(parsed, Parsed::U128(_) | Parsed::I128(_));
    // serde's buffers have no integers of 128 bits.
    tree.as_number().is_some_and(|number| !(at.is_buffered() && is_wide(number.value)))
}

/// The text of a number that is an object in serde's buffers.
fn text_in_buffer(tree: &Tree<'_>) -> Option<String> {
    let origin = Origin::JSON.with(Buffer::Lent);
    let is_object = tree.as_number().is_some() && tree::check::<f64>(Document::of_tree(tree, origin)).is_err();
    is_object.then(|| tree.to_json_text()).flatten()
}

/// Returns whether there is an integer of more than 64 bits in memory among what nobody has claimed.
fn has_wide(tree: &Tree<'_>) -> bool {
    let is_wide = |part: Part<'_, '_>| match part {
        Part::Value(Value::Number(number)) => matches!(tree::kept(number), Some(Parsed::U128(_) | Parsed::I128(_))),
        _ => false,
    };
    match tree {
        Tree::Object(members) => members.iter().any(|member| !member.is_claimed() && member.value.parts().any(is_wide)),
        tree => tree.parts().any(is_wide),
    }
}

/// Returns whether there is a member inside that has the name by which `serde_json` knows a number that is text.
fn looks_like_number(tree: &Tree<'_>) -> bool {
    tree.parts().any(|part| part.has_member(TEXT_MEMBER))
}
