//! The key of a member, or the name of a variant.

use std::borrow::Cow;

use serde::Deserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, EnumAccess, Error, Expected, Unexpected, VariantAccess, Visitor};

use super::{Document, Fault, Origin, number};
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

/// The name of a field or a variant.
enum Identifier<'t> {
    Text(&'t str),
    Index(u64),
    /// Nothing does.
    None,
}

impl<'t> Identifier<'t> {
    #[cold]
    fn of(key: &'t Tree<'_>) -> Self {
        match key {
            Tree::Number(Number { value: Parsed::U64(index), .. }) => Self::Index(*index),
            Tree::Bytes(bytes) => Self::Text(std::str::from_utf8(bytes).unwrap_or(REPLACEMENT)),
            _ => Self::None,
        }
    }
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

    fn text_or_document(self) -> Result<&'t str, Document<'t, 'a>> {
        match self.key {
            Name::Text(text) => Ok(text),
            Name::Other(tree) => Err(Document::of_tree(tree, self.origin)),
        }
    }

    /// The number in a string. In a buffer of serde's a key is a string and nothing else.
    fn number(self, text: &str) -> Option<Number<'_>> {
        if self.origin.is_buffered() { None } else { Number::from_text(text) }
    }

    /// The field or the variant that it names. Formats other than JSON have them by number, or as bytes, which are a string here.
    #[inline]
    fn identifier(self) -> Identifier<'t> {
        match self.key {
            Name::Text(text) => Identifier::Text(text),
            Name::Other(tree) => Identifier::of(tree),
        }
    }

    #[cold]
    fn invalid_type(self, expected: &dyn Expected) -> Fault {
        match self.text_or_document() {
            Ok(text) => Fault::invalid_type(Unexpected::Str(text), expected),
            Err(document) => document.view().invalid_type(expected),
        }
    }

    fn invalid<V: Visitor<'t>>(text: &str, visitor: &V) -> Fault {
        Fault::invalid_type(Unexpected::Str(text), visitor)
    }
}

/// Reads a number from a string, or as a value.
macro_rules! number {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.text_or_document() {
                Err(document) => document.$method(visitor),
                Ok(text) => match self.number(text) {
                    Some(number) => number::visit(number.value, visitor),
                    None => Err(Self::invalid(text, &visitor)),
                },
            }
        }
    )+};
}

/// The methods for integers of 128 bits.
macro_rules! wide {
    ($($method:ident $visit:ident $as:ident)+) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.text_or_document() {
                Err(document) => document.$method(visitor),
                Ok(text) => match self.number(text).and_then(|number| number::$as(&number)) {
                    Some(value) => visitor.$visit(value),
                    None => Err(Self::invalid(text, &visitor)),
                },
            }
        }
    )+};
}

/// Reads what a string is never read as by itself.
macro_rules! string {
    ($($method:ident($($name:ident: $type:ty),*))+) => {$(
        #[inline]
        fn $method<V: Visitor<'t>>(self, $($name: $type,)* visitor: V) -> Result<V::Value, Fault> {
            match self.text_or_document() {
                Ok(text) => visitor.visit_borrowed_str(text),
                Err(document) => document.$method($($name,)* visitor),
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

    number! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
        deserialize_u64 deserialize_f32 deserialize_f64
    }

    wide! { deserialize_i128 visit_i128 as_i128 deserialize_u128 visit_u128 as_u128 }

    string! {
        deserialize_any() deserialize_char() deserialize_str() deserialize_string() deserialize_bytes()
        deserialize_byte_buf() deserialize_unit() deserialize_unit_struct(name: &'static str) deserialize_seq()
        deserialize_tuple(length: usize) deserialize_tuple_struct(name: &'static str, length: usize) deserialize_map()
        deserialize_struct(name: &'static str, fields: &'static [&'static str]) deserialize_ignored_any()
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.identifier() {
            Identifier::Text(text) => visitor.visit_borrowed_str(text),
            Identifier::Index(index) => visitor.visit_u64(index),
            Identifier::None => Err(self.invalid_type(&visitor)),
        }
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text_or_document() {
            Ok("true") if !self.origin.is_buffered() => visitor.visit_bool(true),
            Ok("false") if !self.origin.is_buffered() => visitor.visit_bool(false),
            Ok(text) => Err(Self::invalid(text, &visitor)),
            Err(document) => document.deserialize_bool(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text_or_document() {
            Ok(_) => visitor.visit_some(self),
            Err(document) => document.deserialize_option(visitor),
        }
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'t>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.text_or_document() {
            Ok(_) => visitor.visit_enum(UnitOnly(self)),
            Err(document) => document.deserialize_enum(name, variants, visitor),
        }
    }
}

/// A variant that is the key of a member: it has no content.
struct UnitOnly<'t, 'a>(KeyDocument<'t, 'a>);

impl UnitOnly<'_, '_> {
    fn fault(&self) -> Fault {
        Fault::invalid_type(Unexpected::Str(&self.0.shown()), &"a variant without content")
    }
}

impl<'t> EnumAccess<'t> for UnitOnly<'t, '_> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        seed.deserialize(self.0).map(|name| (name, self))
    }
}

impl<'t> VariantAccess<'t> for UnitOnly<'t, '_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, _: S) -> Result<S::Value, Fault> {
        Err(self.fault())
    }

    fn tuple_variant<V: Visitor<'t>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        Err(self.fault())
    }

    fn struct_variant<V: Visitor<'t>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, Fault> {
        Err(self.fault())
    }
}
