//! serde's `Deserializer` of a tree.
//!
//! A value in memory is read just as `serde_json` reads a `&Value`, everything else just as `serde_json` reads text. The two differ in
//! corners: a struct variant is read from a list in text alone. Both are one type, so each type's `Deserialize` is compiled once.

use serde::Deserializer;
use serde::de::Visitor;
use serde_json::Value;

use super::{Fault, Tree};
use crate::json::{KEEPS_TEXT, Number};
use items::ByPosition;
use key::KeyDocument;
use members::Members;
use parts::Fields;
use variant::Variant;

mod flat;
mod items;
mod key;
mod members;
mod number;
mod origin;
mod parts;
#[cfg(test)]
mod tests;
mod untyped;
mod variant;

pub(crate) use flat::Flat;
pub(crate) use key::read_key;
pub(crate) use number::kept;
pub(crate) use origin::{Buffer, Origin};

/// The name of the newtype, and of its one member, by which `serde_json`'s `RawValue` asks for a value as text.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// A tree as a serde `Deserializer`.
#[derive(Clone, Copy, Debug)]
pub struct Document<'t, 'a> {
    node: Node<'t, 'a>,
    /// From where serde reads it.
    origin: Origin,
}

/// A node of a tree.
#[derive(Clone, Copy, Debug)]
enum Node<'t, 'a> {
    /// A value in memory.
    Value(&'t Value),
    /// Anything else: never a [`Tree::Value`].
    Tree(&'t Tree<'a>),
    /// The members that a flattened field reads.
    Flat(&'t Flat<'t, 'a>),
    /// A byte of bytes that are read as a list.
    Byte(u8),
}

/// Returns whether a `T` can be read from a document.
///
/// # Errors
/// What its `Deserialize` says.
pub fn check<T: serde::de::DeserializeOwned>(document: Document<'_, '_>) -> Result<(), Fault> {
    T::deserialize(document).map(drop)
}

impl<'t, 'a> Document<'t, 'a> {
    /// A tree from a format that is human readable or not.
    #[inline]
    #[must_use]
    pub fn new(tree: &'t Tree<'a>, human_readable: bool) -> Self {
        Self::of_tree(tree, Origin::of(human_readable))
    }

    /// A tree from anywhere.
    #[inline]
    #[must_use]
    pub fn of_tree(tree: &'t Tree<'a>, origin: Origin) -> Self {
        let node = match tree {
            Tree::Value(value) => Node::Value(value),
            tree => Node::Tree(tree),
        };
        Self { node, origin }
    }

    /// A value in memory, where nobody asks why it is refused.
    #[inline]
    #[must_use]
    pub(crate) fn trial(value: &'t Value) -> Self {
        Self { node: Node::Value(value), origin: Origin::JSON.trial(true) }
    }

    /// Returns what a flattened field reads.
    #[must_use]
    pub fn of_flat(flat: &'t Flat<'t, 'a>) -> Self {
        Self { node: Node::Flat(flat), origin: Origin::LENT }
    }

    /// Returns whether it is null, and nothing that serde reads as a unit too.
    ///
    /// # Errors
    /// It is something else.
    pub fn null(self) -> Result<(), Fault> {
        if self.is_null() { Ok(()) } else { Err(self.invalid_type(&"null")) }
    }
}

impl<'t> Deserializer<'t> for Document<'t, '_> {
    type Error = Fault;

    #[inline]
    fn is_human_readable(&self) -> bool {
        self.origin.is_human_readable()
    }

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Some(items) = self.items() {
            return items.visit(visitor, None);
        }
        if let Some(members) = self.members() {
            return members.visit(visitor);
        }
        if let Some(text) = self.string() {
            return visitor.visit_borrowed_str(text);
        }
        match self.node {
            Node::Value(Value::Bool(value)) | Node::Tree(Tree::Bool(value)) => visitor.visit_bool(*value),
            Node::Value(Value::Number(number)) if KEEPS_TEXT => number::visit_kept(number, visitor),
            Node::Value(Value::Number(number)) => number::visit(Number::of(number).value, visitor),
            Node::Tree(Tree::Number(number)) => number::visit_any(number, visitor),
            Node::Tree(Tree::Bytes(bytes)) => visitor.visit_borrowed_bytes(bytes),
            Node::Byte(byte) => visitor.visit_u64(byte.into()),
            Node::Flat(flat) => Members::of_flat(flat, None, Origin::LENT).visit(visitor),
            _ => visitor.visit_unit(),
        }
    }

    number::deserialize! {
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64,
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64,
        deserialize_f32 visit_f32 f32, deserialize_f64 visit_f64 f64,
    }

    fn deserialize_i128<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.node {
            _ if self.origin.is_buffered() => Err(number::not_buffered()),
            Node::Tree(Tree::Number(number)) => match number::as_i128(number) {
                Some(value) => visitor.visit_i128(value),
                None => number::visit(number.value, visitor),
            },
            Node::Value(Value::Number(number)) if KEEPS_TEXT => match number.as_i128() {
                Some(value) => visitor.visit_i128(value),
                None => Err(number::refused(number, &visitor)),
            },
            _ => self.deserialize_i64(visitor),
        }
    }

    fn deserialize_u128<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.node {
            _ if self.origin.is_buffered() => Err(number::not_buffered()),
            Node::Tree(Tree::Number(number)) => match number::as_u128(number) {
                Some(value) => visitor.visit_u128(value),
                // As in text, where the sign alone is too much.
                None if number::is_negative(number) => Err(number::invalid()),
                None => number::visit(number.value, visitor),
            },
            Node::Value(Value::Number(number)) if KEEPS_TEXT => match number.as_u128() {
                Some(value) => visitor.visit_u128(value),
                None => Err(number::refused(number, &visitor)),
            },
            _ => self.deserialize_u64(visitor),
        }
    }

    #[inline]
    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.node {
            Node::Value(Value::Bool(value)) | Node::Tree(Tree::Bool(value)) => visitor.visit_bool(*value),
            _ => self.untyped_bool(visitor),
        }
    }

    #[inline]
    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match (self.string(), self.bytes()) {
            (Some(text), _) => visitor.visit_borrowed_str(text),
            (None, Some(bytes)) => visitor.visit_borrowed_bytes(bytes),
            (None, None) => Err(self.invalid_type(&visitor)),
        }
    }

    #[inline]
    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_char<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.number() {
            Some(number) if self.origin.is_buffered() => number::visit(number.value, visitor),
            _ => self.deserialize_str(visitor),
        }
    }

    fn deserialize_bytes<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match (self.node, self.items()) {
            (_, Some(items)) => items.visit(visitor, None),
            (Node::Value(Value::String(text)), _) => visitor.visit_borrowed_str(text),
            (Node::Tree(Tree::String(text) | Tree::Untyped(text)), _) if self.origin.is_buffered() => {
                visitor.visit_borrowed_str(text)
            }
            (Node::Tree(Tree::String(text) | Tree::Untyped(text)), _) => visitor.visit_borrowed_bytes(text.as_bytes()),
            (Node::Tree(Tree::Bytes(bytes)), _) => visitor.visit_borrowed_bytes(bytes),
            _ => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_byte_buf<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_bytes(visitor)
    }

    #[inline]
    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    #[inline]
    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let is_unit = self.is_null() || self.is_empty_in_buffer(false);
        if is_unit { visitor.visit_unit() } else { Err(self.invalid_type(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        if self.is_empty_in_buffer(true) { visitor.visit_unit() } else { self.deserialize_unit(visitor) }
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'t>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        if name == RAW_VALUE && !self.origin.is_buffered() {
            self.raw(visitor)
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    #[inline]
    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.items_or_bytes() {
            Some(items) => items.visit(visitor, None),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    #[inline]
    fn deserialize_tuple<V: Visitor<'t>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        match self.items_or_bytes() {
            Some(items) => items.visit(visitor, Some(length)),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    #[inline]
    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_tuple(length, visitor)
    }

    #[inline]
    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match (self.members(), self.node) {
            (Some(members), _) => members.visit(visitor),
            (None, Node::Flat(flat)) => Members::of_flat(flat, None, Origin::LENT).visit(visitor),
            (None, _) => Err(self.invalid_type(&visitor)),
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let mut given = self.fields(fields);
        let read = match &mut given {
            Fields::Members(members) => visitor.visit_map(members),
            Fields::Items(items) => visitor.visit_seq(ByPosition(items)),
            Fields::None => return Err(self.invalid_type(&visitor)),
        };
        match read {
            Ok(_) if given.left() > 0 => Err(given.too_many(fields.len())),
            read => read,
        }
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(match self.node {
            Node::Flat(flat) => Variant::of_flat(flat, variants, Origin::TAKEN)?,
            _ => Variant::of(self)?,
        })
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}
