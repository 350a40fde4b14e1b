//! Taking a value whole from a serde `Deserializer`, for rules to look at or because its type needs all of it first.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map, Value};

use super::stream::{KeyText, StreamItems, StreamMembers};
use super::tagged::{self, EnumMember};
use super::{Items, Members};
use crate::context::{Context, Earlier, Node};
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::slot::Slot;

/// Takes a value whole. `None`: it is nested too deeply, which is noted.
pub(crate) fn take<'de, D: Deserializer<'de>>(
    from: D,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<Value>, D::Error> {
    Whole::new(node, cx).deserialize(from)
}

/// Takes the items of a list whole.
pub(crate) fn list<'de, A: SeqAccess<'de>>(
    items: &mut A,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<Value>, A::Error> {
    Whole::new(node, cx).visit_seq(items)
}

/// Takes the members of an object whole.
pub(crate) fn object<'de, M: Members<'de>>(
    members: &mut M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<Value>, M::Error> {
    let mut object = Map::new();
    let mut complete = true;
    while let Some(key) = members.next_key()? {
        complete &= member(&mut object, key, members, node, cx)?;
    }
    Ok(complete.then_some(Value::Object(object)))
}

/// Takes a member of the object at `node` whole. Whether its value could be taken.
pub(crate) fn member<'de, M: Members<'de>>(
    object: &mut Map<String, Value>,
    key: String,
    members: &mut M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<bool, M::Error> {
    let comes_again = cx.has_repeated() && object.contains_key(&key);
    let inside = comes_again.then(|| cx.take_repeated_inside(&node.key(&key)));
    let Some(value) = members.buffer(&node.key(&key), cx)? else { return Ok(false) };
    match object.entry(key) {
        Entry::Vacant(entry) => {
            entry.insert(value);
        }
        Entry::Occupied(mut entry) => {
            let earlier = Earlier { value: entry.insert(value), inside: inside.unwrap_or_default() };
            cx.repeated(&node.key(entry.key()), earlier);
        }
    }
    Ok(true)
}

/// Takes a value whole: a seed and a visitor.
pub(crate) struct Whole<'n, 'c> {
    node: &'n Node<'n>,
    cx: &'c mut Context,
}

impl<'n, 'c> Whole<'n, 'c> {
    pub(crate) fn new(node: &'n Node<'n>, cx: &'c mut Context) -> Self {
        Self { node, cx }
    }

    /// An integer of 128 bits, which serde can't take into its buffer.
    fn wide(self, number: Num<'_>) -> Option<Value> {
        if self.node.is_buffered() {
            kept::refuse_wide(self.node, self.cx);
            return None;
        }
        Some(number.to_value())
    }

    fn too_deep(&mut self) -> bool {
        let too_deep = self.node.depth >= self.cx.limits.depth;
        if too_deep {
            self.cx.too_deep(self.node);
        }
        too_deep
    }
}

impl<'de> DeserializeSeed<'de> for Whole<'_, '_> {
    type Value = Option<Value>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Option<Value>, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Whole<'_, '_> {
    type Value = Option<Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<Option<Value>, E> {
        Ok(Some(Value::Null))
    }

    fn visit_none<E>(self) -> Result<Option<Value>, E> {
        Ok(Some(Value::Null))
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Option<Value>, D::Error> {
        self.deserialize(from)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Option<Value>, D::Error> {
        self.deserialize(from)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Option<Value>, E> {
        Ok(Some(Value::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Option<Value>, E> {
        Ok(Some(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Option<Value>, E> {
        Ok(Some(value.into()))
    }

    fn visit_i128<E>(self, value: i128) -> Result<Option<Value>, E> {
        Ok(self.wide(Num::I128(value)))
    }

    fn visit_u128<E>(self, value: u128) -> Result<Option<Value>, E> {
        Ok(self.wide(Num::U128(value)))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Option<Value>, E> {
        Ok(Some(Num::F64(value).to_value()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Option<Value>, E> {
        Ok(Some(Value::String(value.to_owned())))
    }

    fn visit_string<E>(self, value: String) -> Result<Option<Value>, E> {
        Ok(Some(Value::String(value)))
    }

    fn visit_bytes<E>(self, value: &[u8]) -> Result<Option<Value>, E> {
        Ok(Some(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, items: A) -> Result<Option<Value>, A::Error> {
        let mut items = StreamItems(items);
        if self.too_deep() {
            items.skip_rest()?;
            return Ok(None);
        }
        let mut list = Vec::new();
        let mut complete = true;
        for index in 0.. {
            let node = self.node.position(index, crate::rule::Rules::NONE, false);
            match items.next_buffered(&node, self.cx)? {
                Some(Slot::Value(item)) => list.push(item),
                Some(_) => complete = false,
                None => break,
            }
        }
        Ok(complete.then_some(Value::Array(list)))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, members: A) -> Result<Option<Value>, A::Error> {
        let mut members = StreamMembers::new(members, self.node);
        if KEEPS_TEXT {
            if let Some(number) = members.number(self.node, self.cx)? {
                return Ok(Some(Value::Number(number)));
            }
        }
        if self.too_deep() {
            members.skip_rest()?;
            return Ok(None);
        }
        object(&mut members, self.node, self.cx)
    }

    fn visit_enum<A: EnumAccess<'de>>(mut self, access: A) -> Result<Option<Value>, A::Error> {
        let (key, content) = access.variant_seed(KeyText)?;
        if key == tagged::CBOR_TAG {
            return tagged::behind(content, self);
        }
        let mut member = EnumMember::new(key, content);
        if self.too_deep() {
            member.skip_rest()?;
            return Ok(None);
        }
        object(&mut member, self.node, self.cx)
    }
}
