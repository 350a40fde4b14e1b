//! serde's `Deserializer` of a tree.
//!
//! A value in memory is read just as `serde_json` reads a `&Value`, everything else just as `serde_json` reads text. The two differ in
//! corners: a struct variant is read from a list in text alone. Both are one type, so each type's `Deserialize` is compiled once.

use std::any::type_name;

use serde::Deserializer;
use serde::de::Visitor;
use serde_json::Value;

use super::{Fault, Tree};
use crate::json::KEEPS_TEXT;
use items::Items;
use members::Members;
use variant::Variant;

mod flat;
mod items;
mod members;
mod number;
mod origin;
mod parts;
mod question;
mod taken;
#[cfg(test)]
mod tests;
mod variant;
mod whole;

pub(crate) use flat::Flat;
pub(crate) use number::kept;
pub(crate) use origin::{Buffer, Origin};
pub use question::absent;
pub(crate) use question::{Asked, asked, reads_items};
pub(crate) use taken::Taken;
pub use whole::check;
pub(crate) use whole::{Check, read_into, read_key};

/// The name of the newtype, and of its one member, by which `serde_json`'s `RawValue` asks for a value as text.
const RAW_VALUE: &str = "$serde_json::private::RawValue";

/// A tree as a serde `Deserializer`.
#[derive(Debug)]
pub struct Document<'t, 'a>(Access<'t, 'a>);

/// How much may be done with it.
#[derive(Debug)]
enum Access<'t, 'a> {
    /// It is looked at.
    View(View<'t, 'a>),
    /// A value in memory whose strings may be taken out.
    Take(&'t mut Value, &'t Taken, Origin),
}

/// A tree that is looked at.
#[derive(Clone, Copy, Debug)]
struct View<'t, 'a> {
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
    /// The name of a member. As in `serde_json` numbers and booleans are read from it, and it is a string for whoever asks for anything
    /// else.
    Key(&'t str),
    /// The number of a field, or a byte of bytes that are read as a list.
    Number(u64),
}

impl<'t, 'a> Document<'t, 'a> {
    /// A tree from a format that is human readable or not.
    #[inline]
    pub fn new(tree: &'t Tree<'a>, human_readable: bool) -> Self {
        Self::of_tree(tree, Origin::of(human_readable))
    }

    /// A tree from anywhere.
    #[inline]
    pub fn of_tree(tree: &'t Tree<'a>, origin: Origin) -> Self {
        Self::of_node(Node::of(tree), origin)
    }

    /// A value in memory whose strings are moved. What is `taken` can be put back where it is refused.
    #[inline]
    pub(crate) fn taking(value: &'t mut Value, taken: &'t Taken, origin: Origin) -> Self {
        Self(Access::Take(value, taken, origin))
    }

    /// Returns what a flattened field reads.
    pub fn of_flat(flat: &'t Flat<'t, 'a>) -> Self {
        Self::of_node(Node::Flat(flat), Origin::LENT)
    }

    #[inline]
    fn of_node(node: Node<'t, 'a>, origin: Origin) -> Self {
        View { node, origin }.into()
    }

    /// Returns the document as one that is only looked at.
    #[inline]
    fn view(self) -> View<'t, 'a> {
        match self.0 {
            Access::View(view) => view,
            Access::Take(value, _, origin) => View { node: Node::Value(value), origin },
        }
    }

    /// The value in memory that it is.
    #[inline]
    fn in_memory(&self) -> Option<&Value> {
        match &self.0 {
            Access::Take(value, ..) => Some(value),
            Access::View(View { node: Node::Value(value), .. }) => Some(value),
            Access::View(_) => None,
        }
    }

    /// Returns whether it is a list.
    #[cfg(feature = "axum-08")]
    pub(crate) fn is_list(&self) -> bool {
        let in_tree = matches!(self.0, Access::View(View { node: Node::Tree(Tree::List(_)), .. }));
        in_tree || self.in_memory().is_some_and(Value::is_array)
    }

    #[inline]
    fn is_null(&self) -> bool {
        match &self.0 {
            Access::View(view) => matches!(view.node, Node::Value(Value::Null) | Node::Tree(Tree::Null)),
            Access::Take(value, ..) => value.is_null(),
        }
    }

    /// A value in memory whose strings may be taken out, where lists and objects may be read. Otherwise it is looked at.
    #[inline]
    fn entered(self) -> Result<(&'t mut Value, &'t Taken, Origin), View<'t, 'a>> {
        match self.0 {
            Access::Take(value, taken, origin) if origin.enters() => Ok((value, taken, origin)),
            access => Err(Self(access).view()),
        }
    }

    /// The items of a list, or what else it is.
    #[inline]
    fn items(self) -> Result<Items<'t, 'a>, View<'t, 'a>> {
        match self.entered() {
            Ok((Value::Array(items), taken, origin)) => Ok(Items::to_take(items, taken, origin)),
            Ok((value, _, origin)) => Err(View { node: Node::Value(value), origin }),
            Err(view) => view.items().ok_or(view),
        }
    }

    /// The members of an object, or what else it is.
    #[inline]
    fn members(self) -> Result<Members<'t, 'a>, View<'t, 'a>> {
        match self.entered() {
            Ok((Value::Object(members), taken, origin)) => Ok(Members::to_take(members, taken, origin)),
            Ok((value, _, origin)) => Err(View { node: Node::Value(value), origin }),
            Err(view) => view.members().ok_or(view),
        }
    }

    /// The members that a struct of these fields reads, or what else it is. It is compiled once, and not into each struct.
    #[inline(never)]
    fn members_of(self, fields: &'static [&'static str]) -> Result<Members<'t, 'a>, View<'t, 'a>> {
        match self.members() {
            Err(View { node: Node::Flat(flat), .. }) => Ok(Members::of_flat(flat, Some(fields), Origin::TAKEN)),
            members => members,
        }
    }

    /// Returns whether it is null, and nothing that serde reads as a unit too.
    ///
    /// # Errors
    /// It is something else.
    pub fn null(self) -> Result<(), Fault> {
        if self.is_null() { Ok(()) } else { Err(self.view().invalid_type(&"null")) }
    }
}

impl<'t, 'a> From<View<'t, 'a>> for Document<'t, 'a> {
    #[inline]
    fn from(view: View<'t, 'a>) -> Self {
        Self(Access::View(view))
    }
}

impl<'t> Deserializer<'t> for Document<'t, '_> {
    type Error = Fault;

    #[inline]
    fn is_human_readable(&self) -> bool {
        match &self.0 {
            Access::View(view) => view.origin.is_human_readable(),
            Access::Take(..) => true,
        }
    }

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Access::View(View { node: Node::Key(name), .. }) = self.0 {
            return visitor.visit_borrowed_str(name);
        }
        match self.entered() {
            Ok((Value::String(text), taken, _)) => taken.visit(text, visitor),
            Ok((Value::Array(items), taken, origin)) => Items::to_take(items, taken, origin).visit(visitor, None),
            Ok((Value::Object(members), taken, origin)) => Members::to_take(members, taken, origin).visit(visitor),
            Ok((value, _, origin)) => View { node: Node::Value(value), origin }.visit(visitor),
            Err(view) => view.visit(visitor),
        }
    }

    number::deserialize! {
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64,
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64,
        deserialize_f32 visit_f32 f32, deserialize_f64 visit_f64 f64,
    }

    fn deserialize_i128<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.view().wide(V::visit_i128, visitor)
    }

    fn deserialize_u128<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.view().wide(V::visit_u128, visitor)
    }

    #[inline]
    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let view = self.view();
        match view.node {
            Node::Value(Value::Bool(value)) | Node::Tree(Tree::Bool(value)) => visitor.visit_bool(*value),
            _ => view.untyped_bool(visitor),
        }
    }

    #[inline]
    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let view = self.view();
        match (view.string(), view.node) {
            (Some(text), _) => visitor.visit_borrowed_str(text),
            (None, Node::Tree(Tree::Bytes(bytes))) => visitor.visit_borrowed_bytes(bytes),
            (None, _) => Err(view.invalid_type(&visitor)),
        }
    }

    #[inline]
    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Access::Take(Value::String(text), taken, _) => taken.visit(text, visitor),
            access => Self(access).deserialize_str(visitor),
        }
    }

    #[inline]
    fn deserialize_char<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let view = self.view();
        let named = if let Node::Key(name) = view.node { Ok(name) } else { view.identifier() };
        match named {
            Ok(name) => visitor.visit_borrowed_str(name),
            Err(Some(index)) => visitor.visit_u64(index),
            Err(None) => Err(view.invalid_type(&visitor)),
        }
    }

    fn deserialize_bytes<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let view = match self.items() {
            Ok(items) => return items.visit(visitor, None),
            Err(view) => view,
        };
        match (view.node, view.string()) {
            (Node::Tree(Tree::Bytes(bytes)), _) => visitor.visit_borrowed_bytes(bytes),
            (Node::Tree(_), Some(text)) if !view.origin.is_buffered() => visitor.visit_borrowed_bytes(text.as_bytes()),
            (_, Some(text)) => visitor.visit_borrowed_str(text),
            _ => Err(view.invalid_type(&visitor)),
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
        self.view().unit(false, visitor)
    }

    fn deserialize_unit_struct<V: Visitor<'t>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        self.view().unit(true, visitor)
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'t>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Access::View(view) if view.origin.is_nothing => Err(view.refuse(Asked::Newtype, &visitor)),
            access if name != RAW_VALUE => visitor.visit_newtype_struct(Self(access)),
            access => match Self(access).view() {
                view if view.origin.is_buffered() => visitor.visit_newtype_struct(Self::from(view)),
                view => view.raw(visitor),
            },
        }
    }

    #[inline]
    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.items() {
            Ok(items) => items.visit(visitor, None),
            Err(View { node: Node::Key(name), .. }) => visitor.visit_borrowed_str(name),
            Err(view) => view.bytes(Asked::Items, &visitor)?.visit(visitor, None),
        }
    }

    #[inline]
    fn deserialize_tuple<V: Visitor<'t>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        self.tuple(Asked::Other, length, visitor)
    }

    #[inline]
    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.tuple(Asked::Tuple, length, visitor)
    }

    #[inline]
    fn deserialize_map<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.members() {
            Ok(members) => members.visit(visitor),
            Err(View { node: Node::Flat(flat), .. }) => Members::of_flat(flat, None, Origin::LENT).visit(visitor),
            Err(View { node: Node::Key(name), .. }) => visitor.visit_borrowed_str(name),
            Err(view) => Err(view.refuse(Asked::Map, &visitor)),
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let view = match self.members_of(fields) {
            Ok(members) => return members.visit(visitor),
            Err(view) => view,
        };
        match (view.items(), view.key()) {
            (Some(items), _) => items.visit_fields(visitor, fields.len()),
            (None, Some(name)) => visitor.visit_borrowed_str(name),
            (None, None) => Err(view.refuse(Asked::Fields(fields, type_name::<V>()), &visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(match self.0 {
            Access::View(View { node: Node::Flat(flat), .. }) => Variant::of_flat(flat, variants)?,
            access => Variant::of(Self(access), variants)?,
        })
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Access::View(view) if view.origin.is_nothing => Err(view.invalid_type(&visitor)),
            _ => visitor.visit_unit(),
        }
    }
}
