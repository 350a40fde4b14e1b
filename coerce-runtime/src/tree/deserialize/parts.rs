//! What a node is: a scalar, its items, its members; and what is said of one that is something else.

use serde::de::value::MapDeserializer;
use serde::de::{Error, Expected, Unexpected, Visitor};
use serde_json::Value;

use super::items::Items;
use super::members::Members;
use super::number;
use super::{Buffer, Document, Fault, Node, Origin, RAW_VALUE};
use crate::json::{Number, Parsed};
use crate::tree::Tree;

/// The fields of a struct.
pub(super) enum Fields<'t, 'a> {
    /// By name.
    Members(Members<'t, 'a>),
    /// By position.
    Items(Items<'t, 'a>),
    /// It is neither an object nor a list.
    None,
}

impl Fields<'_, '_> {
    /// How many have not been read.
    pub(super) fn left(&self) -> usize {
        match self {
            Self::Members(members) => members.left(),
            Self::Items(items) => items.left(),
            Self::None => 0,
        }
    }

    /// The fault of those that have not been read, where there should be so many.
    #[cold]
    pub(super) fn too_many(&self, expected: usize) -> Fault {
        match self {
            Self::Members(members) => members.too_many(),
            Self::Items(items) => items.too_long(Some(expected)),
            Self::None => Fault::unsaid(),
        }
    }
}

impl<'t, 'a> Document<'t, 'a> {
    #[inline]
    pub(super) fn is_null(self) -> bool {
        matches!(self.node, Node::Value(Value::Null) | Node::Tree(Tree::Null))
    }

    #[inline]
    pub(super) fn string(self) -> Option<&'t str> {
        match self.node {
            Node::Value(Value::String(text)) => Some(text),
            Node::Tree(Tree::String(text) | Tree::Untyped(text)) => Some(text),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn bytes(self) -> Option<&'t [u8]> {
        match self.node {
            Node::Tree(Tree::Bytes(bytes)) => Some(bytes),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn items(self) -> Option<Items<'t, 'a>> {
        match self.node {
            Node::Value(Value::Array(items)) => Some(Items::of_values(items, self.origin)),
            Node::Tree(Tree::List(items)) => Some(Items::of_trees(items, self.origin)),
            _ => None,
        }
    }

    /// The items of a list, and bytes as the numbers that they are: the formats that have bytes hand them over so where a list is asked for.
    #[inline]
    pub(super) fn items_or_bytes(self) -> Option<Items<'t, 'a>> {
        match self.node {
            Node::Tree(Tree::Bytes(bytes)) if !self.origin.is_buffered() => Some(Items::of_bytes(bytes, self.origin)),
            _ => self.items(),
        }
    }

    #[inline]
    pub(super) fn members(self) -> Option<Members<'t, 'a>> {
        match self.node {
            Node::Value(Value::Object(members)) => Some(Members::of_values(members, self.origin)),
            Node::Tree(Tree::Object(members)) => Some(Members::of_trees(members, self.origin)),
            _ => None,
        }
    }

    /// The fields of a struct that has these names.
    pub(super) fn fields(self, names: &'static [&'static str]) -> Fields<'t, 'a> {
        match self.node {
            Node::Flat(flat) => Fields::Members(Members::of_flat(flat, Some(names), Origin::TAKEN)),
            _ => match self.members() {
                Some(members) => Fields::Members(members),
                None => self.items().map_or(Fields::None, Fields::Items),
            },
        }
    }

    pub(super) fn number(self) -> Option<Number<'t>> {
        match self.node {
            Node::Value(Value::Number(number)) => Some(Number::of(number)),
            Node::Tree(Tree::Number(number)) => Some(number.by_ref()),
            Node::Byte(byte) => Some(Parsed::U64(byte.into()).into()),
            _ => None,
        }
    }

    /// A number in a buffer of serde's, where with `arbitrary_precision` most floats are objects.
    #[cold]
    pub(super) fn number_in_buffer<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let parsed = match self.node {
            Node::Value(Value::Number(number)) => number::kept(number),
            Node::Tree(Tree::Number(number)) if matches!(number.value, Parsed::F64(_)) && number.text().is_some() => {
                None
            }
            Node::Tree(Tree::Number(number)) => Some(number.value),
            _ => None,
        };
        match parsed {
            Some(parsed) => number::visit(parsed, visitor),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    /// Returns whether it is what serde reads as a unit from a buffer that it takes apart: an object without members, for a struct also a list
    /// without items. Of a flattened field any members will do.
    pub(super) fn is_empty_in_buffer(self, of_struct: bool) -> bool {
        match self.node {
            Node::Flat(_) => true,
            _ if self.origin.buffer != Buffer::Taken => false,
            Node::Tree(Tree::Object(members)) => members.is_empty(),
            Node::Value(Value::Object(members)) => members.is_empty(),
            Node::Tree(Tree::List(items)) => of_struct && items.is_empty(),
            Node::Value(Value::Array(items)) => of_struct && items.is_empty(),
            _ => false,
        }
    }

    #[cold]
    pub(super) fn invalid_type(self, expected: &dyn Expected) -> Fault {
        if self.origin.is_trial() {
            return Fault::unsaid();
        }
        if let Some(number) = self.number() {
            return number::invalid_type(&number, expected);
        }
        let unexpected = match self.node {
            Node::Value(Value::Bool(value)) | Node::Tree(Tree::Bool(value)) => Unexpected::Bool(*value),
            Node::Value(Value::String(text)) => Unexpected::Str(text),
            Node::Tree(Tree::String(text) | Tree::Untyped(text)) => Unexpected::Str(text),
            Node::Value(Value::Array(_)) | Node::Tree(Tree::List(_)) => Unexpected::Seq,
            Node::Value(Value::Object(_)) | Node::Tree(Tree::Object(_)) | Node::Flat(_) => Unexpected::Map,
            Node::Tree(Tree::Bytes(bytes)) => Unexpected::Bytes(bytes),
            _ => Unexpected::Unit,
        };
        Fault::invalid_type(unexpected, expected)
    }

    /// A value as JSON text, for `RawValue`.
    #[cold]
    pub(super) fn raw<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let text = match self.node {
            Node::Value(value) => Some(value.to_string()),
            Node::Tree(tree) => tree.to_json_text(),
            Node::Byte(byte) => Some(byte.to_string()),
            Node::Flat(_) => None,
        };
        let Some(text) = text else { return Err(self.invalid_type(&"a value of JSON")) };
        visitor.visit_map(MapDeserializer::new(std::iter::once((RAW_VALUE, text))))
    }
}
