//! Values that serde would hand to a foreign reader from its own buffer, which is a little other than JSON is: an empty
//! object is null too, a key is text and nothing else, and an integer of 128 bits is refused.

use std::rc::Rc;

use serde::Deserializer;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, EnumAccess, Error as _, Expected, IntoDeserializer, Unexpected, VariantAccess,
    Visitor,
};
use serde_json::{Error, Value};

use crate::context::{Buffer, Earlier, Node, Repeated};
use crate::number::{KEEPS_TEXT, kept};
use crate::path::{Path, Segment};

/// Where a value stands in a document of which some members came more than once.
struct Place {
    path: Path,
    /// How many items of its list stand before those of the value: tags.
    tags: usize,
    repeated: Rc<Repeated>,
}

/// A value in serde's buffer.
pub(super) struct Buffered {
    value: Value,
    buffer: Buffer,
    /// Whether numbers that are no plain integers came as text.
    as_text: bool,
    /// Where it stands, if some members in the document came more than once.
    place: Option<Place>,
}

/// The value as the buffer has it: where numbers keep their text, some are objects.
fn buffered(value: Value, as_text: bool) -> Value {
    match value {
        Value::Number(number) if KEEPS_TEXT && kept::in_buffer(&number, as_text).is_none() => {
            Value::Object(kept::members(&number))
        }
        value => value,
    }
}

impl Buffered {
    /// The value at `node`.
    pub(super) fn new(value: Value, node: &Node<'_>, as_text: bool, repeated: Rc<Repeated>) -> Self {
        let place = (!repeated.is_empty()).then(|| Place { path: node.path(), tags: node.tags(), repeated });
        Self { value: buffered(value, as_text), buffer: node.buffer, as_text, place }
    }

    /// A key, beside a value in `buffer`.
    pub(super) fn text(text: String, buffer: Buffer) -> Self {
        Self { value: Value::String(text), buffer, as_text: false, place: None }
    }

    fn inside(&self, value: Value, segment: Segment) -> Self {
        let place = self.place.as_ref().map(|Place { path, tags, repeated }| {
            let segment = match segment {
                Segment::Index(index) => Segment::Index(index + tags),
                segment => segment,
            };
            Place { path: path.clone().child(segment), tags: 0, repeated: Rc::clone(repeated) }
        });
        Self { value: buffered(value, self.as_text), buffer: self.buffer, as_text: self.as_text, place }
    }

    fn items(mut self) -> Vec<Self> {
        let Value::Array(items) = self.value.take() else { return Vec::new() };
        items.into_iter().enumerate().map(|(index, item)| self.inside(item, Segment::Index(index))).collect()
    }

    /// The members, those too that came more than once.
    fn members(mut self) -> Vec<(Self, Self)> {
        let Value::Object(object) = self.value.take() else { return Vec::new() };
        let mut members = Vec::with_capacity(object.len());
        for (key, value) in object {
            let last = self.inside(value, Segment::Key(key.clone()));
            let earlier = last.place.as_ref().and_then(|place| place.repeated.get(&place.path));
            for Earlier { value, inside } in earlier.into_iter().flatten() {
                let mut value = self.inside(value.clone(), Segment::Key(key.clone()));
                value.place = value.place.map(|place| Place { repeated: Rc::clone(inside), ..place });
                members.push((Self::text(key.clone(), self.buffer), value));
            }
            members.push((Self::text(key, self.buffer), last));
        }
        members
    }

    fn is_empty_object(&self) -> bool {
        self.buffer == Buffer::Taken && self.value.as_object().is_some_and(serde_json::Map::is_empty)
    }

    fn is_empty_list(&self) -> bool {
        self.buffer == Buffer::Taken && self.value.as_array().is_some_and(Vec::is_empty)
    }

    fn refuse<T>(&self, expected: &dyn Expected) -> Result<T, Error> {
        let unexpected = match &self.value {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(_) => Unexpected::Other("number"),
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Err(Error::invalid_type(unexpected, expected))
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut items = SeqDeserializer::new(self.items().into_iter());
        let read = visitor.visit_seq(&mut items)?;
        items.end()?;
        Ok(read)
    }

    fn object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut members = MapDeserializer::new(self.members().into_iter());
        let read = visitor.visit_map(&mut members)?;
        members.end()?;
        Ok(read)
    }
}

impl IntoDeserializer<'_, Error> for Buffered {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// Methods that take one kind of value only.
macro_rules! only {
    ($($kind:pat => $($method:ident)+;)+) => {$($(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            if matches!(self.value, $kind) { self.deserialize_any(visitor) } else { self.refuse(&visitor) }
        }
    )+)+};
}

/// Methods that take integers only.
macro_rules! integers {
    ($($method:ident)+) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let is_integer = self.value.is_u64() || self.value.is_i64();
            if is_integer { self.deserialize_any(visitor) } else { self.refuse(&visitor) }
        }
    )+};
}

impl<'de> Deserializer<'de> for Buffered {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
            value => value.deserialize_any(visitor),
        }
    }

    only! {
        Value::Bool(_) => deserialize_bool;
        Value::Number(_) => deserialize_f32 deserialize_f64;
        Value::String(_) => deserialize_char deserialize_str deserialize_string;
        Value::String(_) | Value::Array(_) => deserialize_bytes deserialize_byte_buf;
        Value::Array(_) => deserialize_seq;
        Value::Object(_) => deserialize_map;
    }

    integers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_unit() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() || self.is_empty_object() { visitor.visit_unit() } else { self.refuse(&visitor) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        if self.is_empty_list() { visitor.visit_unit() } else { self.deserialize_unit(visitor) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::Array(_) => self.list(visitor),
            _ => self.deserialize_map(visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.value.is_string() {
            return visitor.visit_enum(Variant { name: self, content: None });
        }
        if !self.value.is_object() {
            return self.refuse(&"string or map");
        }
        let mut members = self.members();
        match members.pop() {
            Some((name, content)) if members.is_empty() => visitor.visit_enum(Variant { name, content: Some(content) }),
            _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
        }
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_string() || self.value.is_u64() {
            self.deserialize_any(visitor)
        } else {
            self.refuse(&visitor)
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

/// An enum's variant.
pub(super) struct Variant {
    pub(super) name: Buffered,
    pub(super) content: Option<Buffered>,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Error;
    type Variant = VariantContent;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, VariantContent), Error> {
        Ok((seed.deserialize(self.name)?, VariantContent(self.content)))
    }
}

/// The content of an enum's variant, if it has one.
pub(super) struct VariantContent(Option<Buffered>);

impl VariantContent {
    fn expecting(self, expected: &'static str) -> Result<Buffered, Error> {
        self.0.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> VariantAccess<'de> for VariantContent {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.0.map_or(Ok(()), Deserialize::deserialize)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.expecting("newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        self.expecting("tuple variant")?.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        self.expecting("struct variant")?.deserialize_struct("", fields, visitor)
    }
}
