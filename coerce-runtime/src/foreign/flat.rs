//! The members of a struct that are no field's, for a flattened field that serde reads.

use serde::Deserializer;
use serde::de::value::MapDeserializer;
use serde::de::{Error as _, Visitor};
use serde_json::Error;

use super::buffered::{Buffered, Variant};
use crate::context::{Buffer, Earlier, Node};
use crate::rest::Rest;

/// Hands out the members that are left: to a struct only its own, which it takes; to anything else all of them.
pub(super) struct Flat<'f> {
    pub(super) rest: &'f mut Rest,
    pub(super) node: &'f Node<'f>,
    /// Whether numbers that are no plain integers came as text.
    pub(super) as_text: bool,
    /// What is to be done where an `Option` is asked for.
    pub(super) option: &'f mut OptionAsked,
}

/// Whether an `Option` was asked for. As in serde, what can't be read as one is `None`, which takes a second reading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OptionAsked {
    /// Not yet.
    No,
    /// It was, and reading goes on with what is in it.
    Yes,
    /// It is to be `None`.
    None,
}

impl Flat<'_> {
    fn buffered(&self, key: String, member: Earlier, buffer: Buffer) -> (Buffered, Buffered) {
        let place = self.node.key(&key).within(buffer);
        let value = Buffered::new(member.value, &place, self.as_text, member.inside);
        (Buffered::text(key, buffer), value)
    }

    /// Takes the first member that has one of these keys.
    fn take(&mut self, keys: &[&str]) -> Option<(Buffered, Buffered)> {
        let (key, member) = self.rest.take_first(|key| keys.contains(&key))?;
        Some(self.buffered(key, member, Buffer::Taken))
    }
}

/// What can't be flattened.
macro_rules! refused {
    ($($method:ident($($argument:ty),*))+) => {$(
        fn $method<V: Visitor<'de>>(self, $(_: $argument,)* _: V) -> Result<V::Value, Error> {
            Err(Error::custom("only structs, maps, and enums can be flattened"))
        }
    )+};
}

impl<'de> Deserializer<'de> for Flat<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let all = self.rest.all();
        let members = all.into_iter().map(|(key, member)| self.buffered(key, member, Buffer::Lent));
        visitor.visit_map(MapDeserializer::new(members))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_map(MapDeserializer::new(std::iter::from_fn(|| self.take(fields))))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        mut self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.take(variants) {
            Some((name, content)) => visitor.visit_enum(Variant { name, content: Some(content) }),
            None => Err(Error::custom("no variant is among the members")),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if *self.option == OptionAsked::None {
            return visitor.visit_none();
        }
        *self.option = OptionAsked::Yes;
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    refused! {
        deserialize_bool() deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64() deserialize_u8()
        deserialize_u16() deserialize_u32() deserialize_u64() deserialize_f32() deserialize_f64() deserialize_char()
        deserialize_str() deserialize_string() deserialize_bytes() deserialize_byte_buf() deserialize_seq()
        deserialize_tuple(usize) deserialize_tuple_struct(&'static str, usize) deserialize_identifier()
    }
}
