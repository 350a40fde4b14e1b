//! What a node is: a scalar, its items, its members; and what is said of one that is something else.

use serde::de::value::MapDeserializer;
use serde::de::{Error, Expected, Unexpected, Visitor};
use serde_json::Value;

use super::items::Items;
use super::members::Members;
use super::{Asked, Buffer, Fault, Node, Origin, RAW_VALUE, View, number};
use crate::issue_code::IssueCode;
use crate::json::{KEEPS_TEXT, Number, Parsed};
use crate::tree::fault::Received;
use crate::tree::{Key, Tree};

/// The stand-in for bytes that are no string. It names nothing.
const REPLACEMENT: &str = "\u{fffd}";

impl<'t, 'a> Node<'t, 'a> {
    #[inline]
    pub(super) fn of(tree: &'t Tree<'a>) -> Self {
        match tree {
            Tree::Value(value) => Self::Value(value),
            tree => Self::Tree(tree),
        }
    }

    #[inline]
    pub(super) fn of_key(key: &'t Key<'a>) -> Self {
        match key {
            Key::Text(text) => Self::Key(text),
            Key::Other(tree) => match &**tree {
                Tree::Number(Number { value: Parsed::U64(number), .. }) => Self::Number(*number),
                tree => Self::of(tree),
            },
        }
    }
}

impl<'t, 'a> View<'t, 'a> {
    #[inline]
    pub(super) fn string(self) -> Option<&'t str> {
        match self.node {
            Node::Value(Value::String(text)) => Some(text),
            Node::Tree(Tree::String(text) | Tree::Untyped(text)) => Some(text),
            _ => self.key(),
        }
    }

    #[inline]
    pub(super) fn items(self) -> Option<Items<'t, 'a>> {
        match self.node {
            _ if !self.origin.enters() => None,
            Node::Value(Value::Array(items)) => Some(Items::of_values(items, self.origin)),
            Node::Tree(Tree::List(items)) => Some(Items::of_trees(items, self.origin)),
            _ => None,
        }
    }

    /// Bytes as the numbers that they are: the formats that have bytes hand them over so where a list is asked for.
    #[cold]
    pub(super) fn bytes(self, asked: Asked, expected: &dyn Expected) -> Result<Items<'t, 'a>, Fault> {
        match self.node {
            Node::Tree(Tree::Bytes(bytes)) if !self.origin.is_buffered() => Ok(Items::of_bytes(bytes, self.origin)),
            _ => Err(self.refuse(asked, expected)),
        }
    }

    #[inline]
    pub(super) fn members(self) -> Option<Members<'t, 'a>> {
        match self.node {
            _ if !self.origin.enters() => None,
            Node::Value(Value::Object(members)) => Some(Members::of_values(members, self.origin)),
            Node::Tree(Tree::Object(members)) => Some(Members::of_trees(members, self.origin)),
            _ => None,
        }
    }

    pub(super) fn number(self) -> Option<Number<'t>> {
        match self.node {
            Node::Value(Value::Number(number)) => Some(Number::of(number)),
            Node::Tree(Tree::Number(number)) => Some(number.by_ref()),
            Node::Number(number) => Some(Parsed::U64(number).into()),
            _ => None,
        }
    }

    /// A number in a buffer of serde's, where with `arbitrary_precision` most floats are objects.
    #[cold]
    pub(super) fn number_in_buffer<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let is_object = |number: &Number<'_>| matches!(number.value, Parsed::F64(_)) && number.text().is_some();
        let parsed = match self.node {
            Node::Value(Value::Number(number)) => number::kept(number),
            _ => self.number().filter(|number| !is_object(number)).map(|number| number.value),
        };
        match parsed {
            Some(parsed) => number::visit(parsed, visitor),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    /// The name of a member.
    #[inline]
    pub(super) fn key(self) -> Option<&'t str> {
        if let Node::Key(name) = self.node { Some(name) } else { None }
    }

    /// The name or the number of a field or a variant that is no key. Formats other than JSON have some by number or as bytes, which are a
    /// string here; a buffer of serde's has numbers too.
    #[inline(never)]
    pub(super) fn identifier(self) -> Result<&'t str, Option<u64>> {
        match (self.string(), self.node, self.number()) {
            (Some(name), ..) => Ok(name),
            (_, Node::Tree(Tree::Bytes(bytes)), _) => Ok(std::str::from_utf8(bytes).unwrap_or(REPLACEMENT)),
            (_, Node::Number(number), _) => Err(Some(number)),
            (.., Some(Number { value: Parsed::U64(index), .. })) if self.origin.is_buffered() => Err(Some(index)),
            _ => Err(None),
        }
    }

    /// The name of a member that a number or a boolean may be read from. In a buffer of serde's it is a string and nothing else.
    fn typed_key(self) -> Option<&'t str> {
        self.key().filter(|_| !self.origin.is_buffered())
    }

    /// The number in the name of a member.
    pub(super) fn number_in_key(self) -> Option<Number<'t>> {
        self.typed_key().and_then(|key| Number::from_text(key).ok())
    }

    /// The fault of what has this name, seen from around it.
    #[cold]
    pub(super) fn around(self, fault: Fault) -> Fault {
        fault.inside(|| match (self.string(), self.node) {
            (None, Node::Tree(tree)) => tree.shown_as_key().into_owned(),
            (None, Node::Number(number)) => number.to_string(),
            (text, _) => text.unwrap_or_default().to_owned(),
        })
    }

    /// Reads what is no number where a `T` is asked for.
    #[cold]
    pub(super) fn untyped_number<T: 'static, V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let parsed = match self.node {
            Node::Number(number) => Some(Parsed::U64(number)),
            Node::Tree(Tree::Untyped(text)) => Parsed::of_untyped(text),
            _ => self.number_in_key().map(|number| number.value),
        };
        match parsed {
            Some(parsed) => number::visit_as::<T, V>(parsed, visitor),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    /// Reads what is no boolean where one is asked for.
    #[cold]
    pub(super) fn untyped_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let text = match self.node {
            Node::Tree(Tree::Untyped(text)) => Some(&**text),
            _ => self.typed_key(),
        };
        match text.and_then(|text| text.parse().ok()) {
            Some(value) => visitor.visit_bool(value),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    /// Hands over what it is, a scalar where it may be taken apart.
    #[inline]
    pub(super) fn visit<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
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
            Node::Value(Value::Number(number)) => number::visit_in_memory(number, visitor),
            Node::Tree(Tree::Number(number)) => number::visit_any(number, visitor),
            Node::Tree(Tree::Bytes(bytes)) => visitor.visit_borrowed_bytes(bytes),
            Node::Number(number) => visitor.visit_u64(number),
            Node::Flat(flat) => Members::of_flat(flat, None, Origin::LENT).visit(visitor),
            Node::Value(Value::Null) | Node::Tree(Tree::Null) if !self.origin.is_nothing => visitor.visit_unit(),
            _ => Err(self.refuse(Asked::Any, &visitor)),
        }
    }

    /// Reads a unit, or a struct without fields. From a buffer that it takes apart serde reads an object without members as one too, for a
    /// struct also a list without items. Of a flattened field any members will do.
    #[inline]
    pub(super) fn unit<V: Visitor<'t>>(self, of_struct: bool, visitor: V) -> Result<V::Value, Fault> {
        if let Some(name) = self.key() {
            return visitor.visit_borrowed_str(name);
        }
        let in_buffer = self.origin.buffer == Buffer::Taken;
        let is_unit = match self.node {
            Node::Flat(_) | Node::Value(Value::Null) | Node::Tree(Tree::Null) => true,
            Node::Tree(Tree::Object(members)) => in_buffer && members.is_empty(),
            Node::Value(Value::Object(members)) => in_buffer && members.is_empty(),
            Node::Tree(Tree::List(items)) => in_buffer && of_struct && items.is_empty(),
            Node::Value(Value::Array(items)) => in_buffer && of_struct && items.is_empty(),
            _ => false,
        };
        let is_unit = is_unit && !self.origin.is_nothing;
        let asked = if of_struct { Asked::Unit } else { Asked::Other };
        if is_unit { visitor.visit_unit() } else { Err(self.refuse(asked, &visitor)) }
    }

    #[cold]
    pub(super) fn invalid_type(self, expected: &dyn Expected) -> Fault {
        if self.origin.is_trial {
            return Fault::unsaid();
        }
        if let Some(number) = self.number() {
            return Fault::of(IssueCode::InvalidType, Received::Number(number.value), expected);
        }
        let unexpected = match self.node {
            Node::Value(Value::Bool(value)) | Node::Tree(Tree::Bool(value)) => Unexpected::Bool(*value),
            Node::Value(Value::Array(_)) | Node::Tree(Tree::List(_)) => Unexpected::Seq,
            Node::Value(Value::Object(_)) | Node::Tree(Tree::Object(_)) | Node::Flat(_) => Unexpected::Map,
            Node::Tree(Tree::Bytes(bytes)) => Unexpected::Bytes(bytes),
            _ => self.string().map_or(Unexpected::Unit, Unexpected::Str),
        };
        Fault::invalid_type(unexpected, expected)
    }

    /// A value as JSON text, for `RawValue`.
    #[cold]
    pub(super) fn raw<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let text = match self.node {
            Node::Value(value) if !Tree::Value(value).depth_exceeds(self.origin.levels as usize) => {
                Some(value.to_string())
            }
            Node::Tree(tree) => tree.to_json_text(),
            Node::Number(number) => Some(number.to_string()),
            _ => None,
        };
        let Some(text) = text else { return Err(self.invalid_type(&"a value of JSON")) };
        visitor.visit_map(MapDeserializer::new(std::iter::once((RAW_VALUE, text))))
    }
}
