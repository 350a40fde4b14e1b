//! The source that is any serde `Deserializer`: values are read straight into the type.
//!
//! Every node is read by its kind (`deserialize_any`), so that one of a wrong kind is noted and the reading goes on. Only a
//! node of a kind that its rules fire on is taken whole, as a `Value`, and goes the other source's way.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde_json::Value;

use super::{Items, Members, OtherKey, Source, WithSource, whole};
use crate::context::{Context, Node};
use crate::kind::Kind;
use crate::number::{KEEPS_TEXT, Num, TEXT_MEMBER};
use crate::record::{Fields, Member};
use crate::repair;
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;

/// A serde `Deserializer`.
pub(crate) struct Stream<D>(pub(crate) D);

impl<'de, D: Deserializer<'de>> Source<'de> for Stream<D> {
    type Error = D::Error;

    const VARIANT_LISTS: bool = true;

    #[inline]
    fn read<Sh: Shape>(self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, D::Error> {
        Sh::stream(self.0, node, cx)
    }

    #[inline]
    fn buffer(self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, D::Error> {
        whole::take(self.0, node, cx)
    }
}

/// Reads a value by its kind, the rules of its place included.
#[inline]
pub(crate) fn by_kind<'de, Sh: Shape + ?Sized, D: Deserializer<'de>>(
    from: D,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Slot<Sh::Out>, D::Error> {
    from.deserialize_any(ByKind::<Sh> { node, cx, shape: PhantomData })
}

/// Reads a value with the shape `Sh`: as a seed from a deserializer, as a visitor by its kind.
pub(crate) struct ByKind<'n, 'c, Sh: ?Sized> {
    pub(crate) node: &'n Node<'n>,
    pub(crate) cx: &'c mut Context,
    pub(crate) shape: PhantomData<Sh>,
}

impl<'de, Sh: Shape> DeserializeSeed<'de> for ByKind<'_, '_, Sh> {
    type Value = Slot<Sh::Out>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        Sh::stream(from, self.node, self.cx)
    }
}

impl<Sh: Shape + ?Sized> ByKind<'_, '_, Sh> {
    /// Whether a rule of this place fires on values of `kind`.
    #[inline]
    fn ruled(&self, kind: Kind) -> bool {
        ruled_kinds::<Sh>(self.node).has(kind)
    }

    #[inline]
    fn number(self, number: Num<'_>, kind: Kind) -> Slot<Sh::Out> {
        if self.ruled(kind) {
            return repair::read::<Sh>(number.to_value(), self.node, self.cx);
        }
        Sh::number(number, self.node, self.cx).into()
    }

    /// Whether a list or an object may stand here.
    #[inline]
    fn too_deep(&mut self) -> bool {
        let too_deep = self.node.depth >= self.cx.limits.depth;
        if too_deep {
            self.cx.too_deep(self.node);
        }
        too_deep
    }
}

impl<'de, Sh: Shape + ?Sized> Visitor<'de> for ByKind<'_, '_, Sh> {
    type Value = Slot<Sh::Out>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Sh::expected())
    }

    #[inline]
    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        if self.ruled(Kind::Null) {
            return Ok(repair::read::<Sh>(Value::Null, self.node, self.cx));
        }
        Ok(Sh::null(self.node, self.cx).into())
    }

    #[inline]
    fn visit_none<E: serde::de::Error>(self) -> Result<Self::Value, E> {
        self.visit_unit()
    }

    #[inline]
    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_any(self)
    }

    #[inline]
    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_any(self)
    }

    #[inline]
    fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
        if self.ruled(Kind::Bool) {
            return Ok(repair::read::<Sh>(Value::Bool(value), self.node, self.cx));
        }
        Ok(Sh::boolean(value, self.node, self.cx).into())
    }

    #[inline]
    fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
        Ok(self.number(Num::signed(value), Kind::Integer))
    }

    #[inline]
    fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
        Ok(self.number(Num::U64(value), Kind::Integer))
    }

    #[inline]
    fn visit_i128<E>(self, value: i128) -> Result<Self::Value, E> {
        Ok(self.number(Num::I128(value), Kind::Integer))
    }

    #[inline]
    fn visit_u128<E>(self, value: u128) -> Result<Self::Value, E> {
        Ok(self.number(Num::U128(value), Kind::Integer))
    }

    #[inline]
    fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
        Ok(self.number(Num::F64(value), Kind::Float))
    }

    #[inline]
    fn visit_str<E>(self, value: &str) -> Result<Self::Value, E> {
        if self.ruled(Kind::String) && (self.node.rules.eager || !Sh::takes_word(value)) {
            return Ok(repair::read::<Sh>(Value::String(value.to_owned()), self.node, self.cx));
        }
        Ok(Sh::text(value, self.node, self.cx).into())
    }

    #[inline]
    fn visit_string<E>(self, value: String) -> Result<Self::Value, E> {
        if self.ruled(Kind::String) && (self.node.rules.eager || !Sh::takes_word(&value)) {
            return Ok(repair::read::<Sh>(Value::String(value), self.node, self.cx));
        }
        Ok(Sh::string(value, self.node, self.cx).into())
    }

    #[inline]
    fn visit_bytes<E>(self, value: &[u8]) -> Result<Self::Value, E> {
        Ok(Sh::bytes(value, self.node, self.cx).into())
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Self::Value, A::Error> {
        if self.too_deep() {
            StreamItems(items).skip_rest()?;
            return Ok(Slot::Failed);
        }
        if self.ruled(Kind::List) {
            let list = whole::list(&mut items, self.node, self.cx)?;
            return Ok(list.map_or(Slot::Failed, |list| repair::read::<Sh>(list, self.node, self.cx)));
        }
        Sh::list(StreamItems(items), self.node, self.cx).map(Slot::from)
    }

    #[inline]
    fn visit_map<A: MapAccess<'de>>(mut self, members: A) -> Result<Self::Value, A::Error> {
        let mut members = StreamMembers::new(members);
        if KEEPS_TEXT {
            if let Some(number) = members.number()? {
                let kind = if number.is_f64() { Kind::Float } else { Kind::Integer };
                return Ok(self.number(Num::of(&number), kind));
            }
        }
        if self.too_deep() {
            members.skip_rest()?;
            return Ok(Slot::Failed);
        }
        if self.ruled(Kind::Object) {
            let object = whole::object(&mut members, self.node, self.cx)?;
            return Ok(object.map_or(Slot::Failed, |object| repair::read::<Sh>(object, self.node, self.cx)));
        }
        Sh::object(members, self.node, self.cx).map(Slot::from)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Self::Value, A::Error> {
        let (key, content) = access.variant_seed(KeyText)?;
        let member = EnumMember { key: Some(key), other: OtherKey::Unused, content: Some(content) };
        Sh::object(member, self.node, self.cx).map(Slot::from)
    }
}

/// The items of a list that is being parsed.
pub(crate) struct StreamItems<A>(pub(crate) A);

impl<'de, A: SeqAccess<'de>> Items<'de> for StreamItems<A> {
    type Error = A::Error;

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }

    #[inline]
    fn next<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Sh::Out>>, A::Error> {
        let read = self.0.next_element_seed(ByKind::<Sh> { node, cx: &mut *cx, shape: PhantomData });
        read.inspect_err(|_| cx.stopped_at(node))
    }

    #[inline]
    fn next_buffered(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Value>>, A::Error> {
        Ok(self.0.next_element_seed(whole::Whole::new(node, cx))?.map(Slot::from))
    }

    fn skip_rest(&mut self) -> Result<usize, A::Error> {
        let mut skipped = 0;
        while self.0.next_element::<IgnoredAny>()?.is_some() {
            skipped += 1;
        }
        Ok(skipped)
    }
}

/// The members of an object that is being parsed.
pub(crate) struct StreamMembers<A> {
    members: A,
    /// The first key, where it had to be looked at.
    first: Option<String>,
    /// The key just read, where it is no field's.
    other: OtherKey,
}

impl<A> StreamMembers<A> {
    #[inline]
    pub(crate) fn new(members: A) -> Self {
        Self { members, first: None, other: OtherKey::Unused }
    }
}

impl<'de, A: MapAccess<'de>> StreamMembers<A> {
    /// The number that this really is, where numbers keep their text.
    pub(crate) fn number(&mut self) -> Result<Option<serde_json::Number>, A::Error> {
        let Some(key) = self.members.next_key_seed(KeyText)? else { return Ok(None) };
        if key != TEXT_MEMBER {
            self.first = Some(key);
            return Ok(None);
        }
        let text: String = self.members.next_value()?;
        text.parse().map(Some).map_err(serde::de::Error::custom)
    }
}

impl<'de, A: MapAccess<'de>> Members<'de> for StreamMembers<A> {
    type Error = A::Error;

    const VARIANT_LISTS: bool = true;

    #[inline]
    fn next_field<F: Fields<N>, const N: usize>(&mut self, tag: Option<&'static str>) -> Result<Member, A::Error> {
        if KEEPS_TEXT {
            if let Some(first) = self.first.take() {
                return Ok(find::<F, N>(&first, tag, &mut self.other));
            }
        }
        let key = KeyOf::<F, N> { tag, other: &mut self.other, fields: PhantomData };
        Ok(self.members.next_key_seed(key)?.unwrap_or(Member::END))
    }

    fn take_other(&mut self) -> OtherKey {
        std::mem::take(&mut self.other)
    }

    #[inline]
    fn next_key(&mut self) -> Result<Option<String>, A::Error> {
        match self.first.take() {
            Some(first) => Ok(Some(first)),
            None => self.members.next_key_seed(KeyText),
        }
    }

    #[inline]
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, A::Error> {
        let read = self.members.next_value_seed(ByKind::<Sh> { node, cx: &mut *cx, shape: PhantomData });
        read.inspect_err(|_| cx.stopped_at(node))
    }

    #[inline]
    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, A::Error> {
        self.members.next_value_seed(Lent { reader, cx })
    }

    #[inline]
    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, A::Error> {
        self.members.next_value_seed(whole::Whole::new(node, cx))
    }

    #[inline]
    fn skip(&mut self) -> Result<(), A::Error> {
        self.members.next_value::<IgnoredAny>().map(drop)
    }

    fn skip_rest(&mut self) -> Result<(), A::Error> {
        if self.first.take().is_some() {
            self.skip()?;
        }
        while self.members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// An enum's variant as formats with enums of their own have it (YAML's `!tag`): an object of one member.
struct EnumMember<A> {
    key: Option<String>,
    other: OtherKey,
    content: Option<A>,
}

impl<'de, A: VariantAccess<'de>> EnumMember<A> {
    fn take(&mut self) -> Result<A, A::Error> {
        self.content.take().ok_or_else(|| serde::de::Error::custom("a variant has one content"))
    }
}

impl<'de, A: VariantAccess<'de>> Members<'de> for EnumMember<A> {
    type Error = A::Error;

    const VARIANT_LISTS: bool = true;

    fn next_field<F: Fields<N>, const N: usize>(&mut self, tag: Option<&'static str>) -> Result<Member, A::Error> {
        let key = self.key.take();
        Ok(key.map_or(Member::END, |key| find::<F, N>(&key, tag, &mut self.other)))
    }

    fn take_other(&mut self) -> OtherKey {
        std::mem::take(&mut self.other)
    }

    fn next_key(&mut self) -> Result<Option<String>, A::Error> {
        Ok(self.key.take())
    }

    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, A::Error> {
        self.take()?.newtype_variant_seed(ByKind::<Sh> { node, cx, shape: PhantomData })
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

/// A source that is lent to a [`WithSource`].
struct Lent<'c, V> {
    reader: V,
    cx: &'c mut Context,
}

impl<'de, V: WithSource> DeserializeSeed<'de> for Lent<'_, V> {
    type Value = V::Out;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<V::Out, D::Error> {
        self.reader.read(Stream(from), self.cx)
    }
}

/// The field that `key` names.
#[inline]
fn find<F: Fields<N>, const N: usize>(key: &str, tag: Option<&'static str>, other: &mut OtherKey) -> Member {
    let member = F::find(key).unwrap_or(Member::OTHER);
    if member.index == Member::OTHER.index {
        *other = OtherKey::of(key, tag, F::TABLE.uses_unknown());
    }
    member
}

/// Reads a key as the name of a field.
struct KeyOf<'o, F, const N: usize> {
    tag: Option<&'static str>,
    other: &'o mut OtherKey,
    fields: PhantomData<F>,
}

impl<'de, F: Fields<N>, const N: usize> DeserializeSeed<'de> for KeyOf<'_, F, N> {
    type Value = Member;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Member, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl<F: Fields<N>, const N: usize> Visitor<'_> for KeyOf<'_, F, N> {
    type Value = Member;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a member's name")
    }

    #[inline]
    fn visit_str<E>(self, key: &str) -> Result<Member, E> {
        Ok(find::<F, N>(key, self.tag, self.other))
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<Member, E> {
        Ok(find::<F, N>(&String::from_utf8_lossy(key), self.tag, self.other))
    }

    fn visit_u64<E>(self, key: u64) -> Result<Member, E> {
        Ok(find::<F, N>(&key.to_string(), self.tag, self.other))
    }

    fn visit_i64<E>(self, key: i64) -> Result<Member, E> {
        Ok(find::<F, N>(&key.to_string(), self.tag, self.other))
    }

    fn visit_bool<E>(self, key: bool) -> Result<Member, E> {
        Ok(find::<F, N>(if key { "true" } else { "false" }, self.tag, self.other))
    }
}

/// Reads a key as text. Formats in which keys need not be strings have them as they would be written.
pub(crate) struct KeyText;

impl<'de> DeserializeSeed<'de> for KeyText {
    type Value = String;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_any(self)
    }
}

impl Visitor<'_> for KeyText {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a member's name")
    }

    #[inline]
    fn visit_str<E>(self, key: &str) -> Result<String, E> {
        Ok(key.to_owned())
    }

    #[inline]
    fn visit_string<E>(self, key: String) -> Result<String, E> {
        Ok(key)
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<String, E> {
        Ok(String::from_utf8_lossy(key).into_owned())
    }

    fn visit_u64<E>(self, key: u64) -> Result<String, E> {
        Ok(key.to_string())
    }

    fn visit_i64<E>(self, key: i64) -> Result<String, E> {
        Ok(key.to_string())
    }

    fn visit_bool<E>(self, key: bool) -> Result<String, E> {
        Ok(key.to_string())
    }
}
