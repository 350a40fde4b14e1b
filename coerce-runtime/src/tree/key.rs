//! Keys as they are shown, and members that are absent.

use std::borrow::Cow;

use serde::de::{DeserializeOwned, Error, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};

use super::{Fault, Key, Tree};

impl<'a> Key<'a> {
    /// The name as it stands in a path.
    #[must_use]
    pub fn shown(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => Cow::Borrowed(text),
            Self::Other(tree) => tree.shown_as_key(),
        }
    }

    /// The key that a value is.
    pub(crate) fn from_tree(tree: Tree<'a>) -> Self {
        match tree {
            Tree::String(text) | Tree::Untyped(text) => Self::Text(text),
            tree => Self::Other(Box::new(tree)),
        }
    }
}

impl Tree<'_> {
    /// A value as it stands in a path, where it is a key.
    pub(super) fn shown_as_key(&self) -> Cow<'_, str> {
        match self {
            Self::String(text) | Self::Untyped(text) => Cow::Borrowed(text),
            Self::Number(number) => number.digits(),
            tree => Cow::Owned(tree.to_json_text().unwrap_or_else(|| tree.kind().name().to_owned())),
        }
    }
}

/// Returns whether a `T` has a value where its member is absent, as an `Option` has.
#[must_use]
pub fn absent<T: DeserializeOwned>() -> bool {
    T::deserialize(Absent).is_ok()
}

/// The deserializer of a member that is absent: only an `Option` can be read from it.
#[derive(Clone, Copy, Debug)]
pub struct Absent;

impl<'de> Deserializer<'de> for Absent {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
        Err(Fault::missing_field(""))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}
