//! The key of a member, or the name of a variant.

use std::borrow::Cow;

use serde::Deserializer;
use serde::de::{DeserializeOwned, Error, Expected, Unexpected, Visitor};

use super::{Document, Fault, Origin, Variant, number};
use crate::json::{Number, Parsed};
use crate::tree::{Key, Tree};

/// The key of a member as a serde `Deserializer`. As in `serde_json` numbers and booleans are read from a string.
#[derive(Clone, Copy)]
pub(super) struct KeyDocument<'t, 'a> {
    key: Name<'t, 'a>,
    origin: Origin,
}

#[derive(Clone, Copy)]
enum Name<'t, 'a> {
    Text(&'t str),
    Other(&'t Tree<'a>),
}

/// The stand-in for bytes that are no string. It names nothing.
const REPLACEMENT: &str = "\u{fffd}";

/// Returns whether a `K` can be read from a key.
///
/// # Errors
/// What its `Deserialize` says.
pub(crate) fn read_key<K: DeserializeOwned>(key: &Key<'_>, human_readable: bool) -> Result<(), Fault> {
    K::deserialize(KeyDocument::of_key(key, Origin::of(human_readable))).map(drop)
}

impl<'t, 'a> KeyDocument<'t, 'a> {
    #[inline]
    pub(super) fn of_key(key: &'t Key<'a>, origin: Origin) -> Self {
        let key = match key {
            Key::Text(text) => Name::Text(text),
            Key::Other(tree) => Name::Other(tree),
        };
        Self { key, origin }
    }

    #[inline]
    pub(super) fn of_text(text: &'t str, origin: Origin) -> Self {
        Self { key: Name::Text(text), origin }
    }

    /// The name as it stands in a path.
    pub(super) fn shown(self) -> Cow<'t, str> {
        match self.key {
            Name::Text(text) => Cow::Borrowed(text),
            Name::Other(tree) => tree.shown_as_key(),
        }
    }

    /// The fault of what has this name, seen from around it.
    #[cold]
    pub(super) fn inside(self, fault: Fault) -> Fault {
        fault.inside(|| self.shown().into_owned())
    }

    /// The number in a string. In a buffer of serde's a key is a string and nothing else.
    fn number_in(self, text: &str) -> Option<Number<'_>> {
        if self.origin.is_buffered() { None } else { Number::from_text(text) }
    }

    fn number<V: Visitor<'t>>(self, text: &'t str, visitor: V) -> Result<V::Value, Fault> {
        match self.number_in(text) {
            Some(number) => number::visit(number.value, visitor),
            None => Err(invalid(text, &visitor)),
        }
    }

    fn signed<V: Visitor<'t>>(self, text: &'t str, visitor: V) -> Result<V::Value, Fault> {
        match self.number_in(text).as_ref().and_then(number::as_i128) {
            Some(value) => visitor.visit_i128(value),
            None => Err(invalid(text, &visitor)),
        }
    }

    fn unsigned<V: Visitor<'t>>(self, text: &'t str, visitor: V) -> Result<V::Value, Fault> {
        match self.number_in(text).as_ref().and_then(number::as_u128) {
            Some(value) => visitor.visit_u128(value),
            None => Err(invalid(text, &visitor)),
        }
    }

    fn boolean<V: Visitor<'t>>(self, text: &'t str, visitor: V) -> Result<V::Value, Fault> {
        match text.parse() {
            Ok(value) if !self.origin.is_buffered() => visitor.visit_bool(value),
            _ => Err(invalid(text, &visitor)),
        }
    }

    #[inline]
    #[expect(clippy::unused_self, reason = "it is one of those that read a string")]
    fn string<V: Visitor<'t>>(self, text: &'t str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_borrowed_str(text)
    }

    fn some<V: Visitor<'t>>(self, _: &'t str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    /// The name of a field or a variant. Formats other than JSON have them by number, or as bytes, which are a string here.
    #[inline]
    fn identifier(self) -> Result<&'t str, &'t Tree<'a>> {
        match self.key {
            Name::Text(text) => Ok(text),
            Name::Other(Tree::Bytes(bytes)) => Ok(std::str::from_utf8(bytes).unwrap_or(REPLACEMENT)),
            Name::Other(tree) => Err(tree),
        }
    }

    /// A variant that is the key of a member: it has no content.
    fn variant<V: Visitor<'t>>(self, _: &'t str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_enum(Variant { name: self, content: Err("a variant without content") })
    }
}

fn invalid(text: &str, expected: &dyn Expected) -> Fault {
    Fault::invalid_type(Unexpected::Str(text), expected)
}

/// Reads a string by the method behind the arrow, and everything else as a value.
macro_rules! deserialize {
    ($($method:ident($($name:ident: $type:ty),*) => $read:ident)+) => {$(
        #[inline]
        fn $method<V: Visitor<'t>>(self, $($name: $type,)* visitor: V) -> Result<V::Value, Fault> {
            match self.key {
                Name::Text(text) => self.$read(text, visitor),
                Name::Other(tree) => Document::of_tree(tree, self.origin).$method($($name,)* visitor),
            }
        }
    )+};
}

impl<'t> Deserializer<'t> for KeyDocument<'t, '_> {
    type Error = Fault;

    #[inline]
    fn is_human_readable(&self) -> bool {
        self.origin.is_human_readable()
    }

    deserialize! {
        deserialize_i8() => number
        deserialize_i16() => number
        deserialize_i32() => number
        deserialize_i64() => number
        deserialize_i128() => signed
        deserialize_u8() => number
        deserialize_u16() => number
        deserialize_u32() => number
        deserialize_u64() => number
        deserialize_u128() => unsigned
        deserialize_f32() => number
        deserialize_f64() => number
        deserialize_bool() => boolean
        deserialize_any() => string
        deserialize_char() => string
        deserialize_str() => string
        deserialize_string() => string
        deserialize_bytes() => string
        deserialize_byte_buf() => string
        deserialize_unit() => string
        deserialize_unit_struct(name: &'static str) => string
        deserialize_seq() => string
        deserialize_tuple(length: usize) => string
        deserialize_tuple_struct(name: &'static str, length: usize) => string
        deserialize_map() => string
        deserialize_struct(name: &'static str, fields: &'static [&'static str]) => string
        deserialize_ignored_any() => string
        deserialize_option() => some
        deserialize_enum(name: &'static str, variants: &'static [&'static str]) => variant
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'t>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.identifier() {
            Ok(text) => visitor.visit_borrowed_str(text),
            Err(Tree::Number(Number { value: Parsed::U64(index), .. })) => visitor.visit_u64(*index),
            Err(tree) => Err(Document::of_tree(tree, self.origin).view().invalid_type(&visitor)),
        }
    }
}
