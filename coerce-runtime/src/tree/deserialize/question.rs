//! What a `Deserialize` asks a deserializer for, and what it makes of nothing.

use serde::de::Expected;

use super::{Check, Fault, Node, Origin, View};
use crate::tree::Tree;

/// The request of a `Deserialize` to a deserializer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// A struct with these fields, and the name of the visitor that is to read them.
    Fields(&'static [&'static str], &'static str),
    /// An enum with these variants.
    Variants(&'static [&'static str]),
    Items,
    Map,
    Unit,
    Newtype,
    Tuple,
    /// Whatever there is.
    Any,
    /// Something that serde's derive asks for in no type.
    Other,
}

/// The document that is nothing.
const NOTHING: View<'static, 'static> = View { node: Node::Tree(&Tree::Null), origin: Origin::NOTHING };

/// A document that is no option, and nothing else.
const SOME_NOTHING: View<'static, 'static> = View { node: Node::Tree(&Tree::Bool(false)), origin: Origin::NOTHING };

/// Returns what a type's `Deserialize` asks for.
pub(crate) fn asked(check: Check) -> Asked {
    asked_of(NOTHING, check)
}

fn asked_of(nothing: View<'static, 'static>, check: Check) -> Asked {
    check(nothing.into()).err().and_then(|fault| fault.asked()).unwrap_or(Asked::Other)
}

/// Returns whether a type's `Deserialize` asks for a list or a map, or an option of one.
pub(crate) fn reads_items(check: Check) -> bool {
    [NOTHING, SOME_NOTHING].iter().any(|nothing| matches!(asked_of(*nothing, check), Asked::Items | Asked::Map))
}

/// Returns whether a type has a value where its member is absent: as in serde, what asks for an `Option` has, and nothing else.
pub fn absent(check: Check) -> bool {
    check(NOTHING.into()).is_ok()
}

impl View<'_, '_> {
    /// The fault of a value that is not what is asked for.
    #[cold]
    pub(super) fn refuse(self, asked: Asked, expected: &dyn Expected) -> Fault {
        if self.origin.is_nothing { Fault::of_nothing(asked) } else { self.invalid_type(expected) }
    }
}
