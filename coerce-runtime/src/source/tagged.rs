//! What formats with tags of their own have: YAML's `!tag`, which names an enum's variant, and CBOR's tags, which only say
//! more of the value behind them.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, SeqAccess, VariantAccess, Visitor};
use serde_json::Value;

use super::stream::{ByKind, Found, Lent};
use super::{Members, OtherKey, WithSource, whole};
use crate::context::{Context, Node};
use crate::record::{Fields, Member};
use crate::shape::Shape;
use crate::slot::Slot;

/// The variant as which `ciborium` hands out a tagged value: its content is the tag, then the value.
pub(super) const CBOR_TAG: &str = "@@TAGGED@@";

/// Reads what is behind a CBOR tag, which is passed over.
pub(super) fn behind<'de, A, V>(content: A, visitor: V) -> Result<V::Value, A::Error>
where
    A: VariantAccess<'de>,
    V: Visitor<'de>,
{
    content.tuple_variant(2, Behind(visitor))
}

struct Behind<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Behind<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<V::Value, A::Error> {
        let _: Option<IgnoredAny> = items.next_element()?;
        items.next_element_seed(self)?.ok_or_else(|| A::Error::custom("a tag without a value"))
    }
}

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Behind<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<V::Value, D::Error> {
        from.deserialize_any(self.0)
    }
}

/// An enum's variant as formats with enums of their own have it (YAML's `!tag`): an object of one member.
pub(super) struct EnumMember<A> {
    key: Option<String>,
    found: Found,
    content: Option<A>,
}

impl<A> EnumMember<A> {
    pub(super) fn new(key: String, content: A) -> Self {
        Self { key: Some(key), found: Found::new(), content: Some(content) }
    }
}

impl<'de, A: VariantAccess<'de>> EnumMember<A> {
    fn take(&mut self) -> Result<A, A::Error> {
        self.content.take().ok_or_else(|| A::Error::custom("a variant has one content"))
    }
}

impl<'de, A: VariantAccess<'de>> Members<'de> for EnumMember<A> {
    type Error = A::Error;

    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, A::Error> {
        let key = self.key.take();
        let Some(key) = key else { return Ok(Member::END) };
        self.found.find::<F, N>(&key);
        Ok(self.found.member())
    }

    fn take_other(&mut self) -> OtherKey {
        self.found.take_other()
    }

    fn next_key(&mut self) -> Result<Option<String>, A::Error> {
        Ok(self.key.take())
    }

    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, A::Error> {
        let mut slot = Slot::Empty;
        self.take()?.newtype_variant_seed(ByKind::<Sh> { slot: &mut slot, node, cx })?;
        Ok(slot)
    }

    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, A::Error> {
        self.take()?.newtype_variant_seed(Lent { reader, cx })
    }

    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, A::Error> {
        self.take()?.newtype_variant_seed(whole::Whole::new(node, cx))
    }

    fn skip(&mut self) -> Result<(), A::Error> {
        self.take()?.newtype_variant::<IgnoredAny>().map(drop)
    }

    fn skip_rest(&mut self) -> Result<(), A::Error> {
        if self.content.is_some() { self.skip() } else { Ok(()) }
    }
}
