//! The members of a struct that are no field's, for a flattened field that serde reads.

use serde::de::value::{Error, MapDeserializer};
use serde::de::{Error as _, IntoDeserializer, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use serde_json::{Error as JsonError, Value};

use crate::rest::Rest;

/// Hands out the members that are left: to a struct only its own, which it takes; to anything else all of them.
pub(super) struct FlatDeserializer<'r>(pub(super) &'r mut Rest);

impl FlatDeserializer<'_> {
    fn visit<'de, V: Visitor<'de>>(
        members: impl IntoIterator<Item = (String, Value)>,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(MapDeserializer::new(members.into_iter()))
    }
}

impl<'de> Deserializer<'de> for FlatDeserializer<'_> {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        Self::visit(self.0.object(), visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        let members: Vec<_> = std::iter::from_fn(|| self.0.take_first(|key| fields.contains(&key))).collect();
        Self::visit(members, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        match self.0.take_first(|key| variants.contains(&key)) {
            Some(member) => Value::Object([member].into_iter().collect()).deserialize_enum(name, variants, visitor),
            None => Err(JsonError::custom(Error::custom("no variant is among the members"))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        let mut copy = self.0.clone();
        let object = Value::Object(copy.object());
        let read = visitor.visit_some(object.into_deserializer());
        self.0.follow(copy);
        read
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf seq tuple tuple_struct map
        identifier ignored_any
    }
}
