//! The source that is any serde `Deserializer`: values are read straight into the type.
//!
//! Every node is read by its kind (`deserialize_any`), so that one of a wrong kind is noted and the reading goes on. Only a
//! node of a kind that its rules fire on is taken whole, as a `Value`, and goes the other source's way.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use super::owned::is_taken_word;
use super::tagged::{self, EnumMember};
use super::{Items, Members, OtherKey, Source, WithSource, whole};
use crate::context::{Context, Node, Received};
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
    let mut slot = Slot::Empty;
    from.deserialize_any(ByKind::<Sh> { slot: &mut slot, node, cx })?;
    Ok(slot)
}

/// Reads a value into an empty slot, the rules of its place included.
#[inline]
pub(crate) fn fill<'de, Sh: Shape, D: Deserializer<'de>>(
    from: D,
    slot: &mut Slot<Sh::Out>,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<(), D::Error> {
    ByKind::<Sh> { slot, node, cx }.deserialize(from)
}

/// Reads a value with the shape `Sh`: as a seed from a deserializer, as a visitor by its kind. What is read is written once,
/// into the slot: handed up through a parser's calls it would be moved by each.
pub(crate) struct ByKind<'s, 'n, 'c, Sh: Shape + ?Sized> {
    pub(crate) slot: &'s mut Slot<Sh::Out>,
    pub(crate) node: &'n Node<'n>,
    pub(crate) cx: &'c mut Context,
}

impl<'de, Sh: Shape> DeserializeSeed<'de> for ByKind<'_, '_, '_, Sh> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        if Sh::DIRECT {
            *self.slot = Sh::stream(from, self.node, self.cx)?;
            return Ok(());
        }
        from.deserialize_any(self)
    }
}

impl<Sh: Shape + ?Sized> ByKind<'_, '_, '_, Sh> {
    /// Whether a rule of this place fires on values of `kind`.
    #[inline]
    fn ruled(&self, kind: Kind) -> bool {
        ruled_kinds::<Sh>(self.node).has(kind)
    }

    /// Whether the type takes values of `kind`, and no rule of this place does.
    #[inline]
    fn takes(&self, kind: Kind) -> bool {
        Sh::KINDS.has(kind) && !self.ruled(kind)
    }

    #[inline]
    fn put(self, read: Option<Sh::Out>) {
        *self.slot = read.into();
    }

    #[inline]
    fn unsigned(self, value: u64) {
        if self.takes(Kind::Integer) {
            let read = Sh::number(Num::U64(value), self.node, self.cx);
            self.put(read);
        } else {
            self.other_unsigned(value);
        }
    }

    #[cold]
    #[inline(never)]
    fn other_unsigned(self, value: u64) {
        self.other(Received::Number(Num::U64(value)));
    }

    #[inline]
    fn float(self, value: f64) {
        if self.takes(Kind::Float) {
            let read = Sh::number(Num::F64(value), self.node, self.cx);
            self.put(read);
        } else {
            self.other_float(value);
        }
    }

    #[cold]
    #[inline(never)]
    fn other_float(self, value: f64) {
        self.other(Received::Number(Num::F64(value)));
    }

    #[cold]
    #[inline(never)]
    fn below_zero(self, value: i64) {
        self.number(Num::I64(value), Kind::Integer);
    }

    /// Reads any other number. Not inlined: there are few.
    #[inline(never)]
    fn number(self, number: Num<'_>, kind: Kind) {
        if self.takes(kind) {
            let read = Sh::number(number, self.node, self.cx);
            self.put(read);
        } else {
            self.other(Received::Number(number));
        }
    }

    #[inline]
    fn text(self, text: &str) {
        if self.takes(Kind::String) || is_taken_word::<Sh>(text, self.node) {
            let read = Sh::text(text, self.node, self.cx);
            self.put(read);
        } else {
            self.other(Received::Text(text));
        }
    }

    /// Whether a list or an object may stand here.
    #[inline]
    fn fits(&self) -> bool {
        self.node.depth < self.cx.limits.depth
    }

    /// Reads a scalar that rules fire on, or one of a kind that the type does not take.
    #[cold]
    #[inline(never)]
    fn other(self, received: Received<'_>) {
        let Self { slot, node, cx } = self;
        let kind = match received {
            // To a list, bytes are its items.
            Received::Bytes(_) if Sh::COLLECTION => Some(Kind::List),
            received => received.kind(),
        };
        let ruled = kind.is_some_and(|kind| ruled_kinds::<Sh>(node).has(kind));
        *slot = match received {
            _ if ruled => repair::read::<Sh>(received.to_value(), node, cx),
            Received::Null => Sh::null(node, cx).into(),
            Received::Bool(value) => Sh::boolean(value, node, cx).into(),
            Received::Number(number) => Sh::number(number, node, cx).into(),
            Received::Text(text) => Sh::text(text, node, cx).into(),
            Received::Bytes(bytes) => Sh::bytes(bytes, node, cx).into(),
            Received::List | Received::Object => Slot::Failed,
        };
    }

    /// The same for a list, or one that is nested too deeply.
    #[cold]
    #[inline(never)]
    fn other_list<'de, A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let Self { slot, node, cx } = self;
        *slot = if node.depth >= cx.limits.depth {
            cx.too_deep(node);
            StreamItems(items).skip_rest()?;
            Slot::Failed
        } else if ruled_kinds::<Sh>(node).has(Kind::List) {
            let list = whole::list(&mut items, node, cx)?;
            list.map_or(Slot::Failed, |list| repair::read::<Sh>(list, node, cx))
        } else {
            Sh::list(StreamItems(items), node, cx)?.into()
        };
        Ok(())
    }

    /// The same for an object, or one that is nested too deeply.
    #[cold]
    #[inline(never)]
    fn other_object<'de, M: Members<'de>>(self, mut members: M) -> Result<(), M::Error> {
        let Self { slot, node, cx } = self;
        *slot = if node.depth >= cx.limits.depth {
            cx.too_deep(node);
            members.skip_rest()?;
            Slot::Failed
        } else if ruled_kinds::<Sh>(node).has(Kind::Object) {
            let object = whole::object(&mut members, node, cx)?;
            object.map_or(Slot::Failed, |object| repair::read::<Sh>(object, node, cx))
        } else {
            Sh::object(members, node, cx)?.into()
        };
        Ok(())
    }
}

impl<'de, Sh: Shape + ?Sized> Visitor<'de> for ByKind<'_, '_, '_, Sh> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Sh::expected())
    }

    #[inline]
    fn visit_unit<E>(self) -> Result<(), E> {
        if self.takes(Kind::Null) {
            let read = Sh::null(self.node, self.cx);
            self.put(read);
        } else {
            self.other(Received::Null);
        }
        Ok(())
    }

    #[inline]
    fn visit_none<E: serde::de::Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    #[inline]
    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }

    #[inline]
    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }

    #[inline]
    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        if self.takes(Kind::Bool) {
            let read = Sh::boolean(value, self.node, self.cx);
            self.put(read);
        } else {
            self.other(Received::Bool(value));
        }
        Ok(())
    }

    #[inline]
    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        match u64::try_from(value) {
            Ok(value) => self.unsigned(value),
            Err(_) => self.below_zero(value),
        }
        Ok(())
    }

    #[inline]
    fn visit_u64<E>(self, value: u64) -> Result<(), E> {
        self.unsigned(value);
        Ok(())
    }

    #[inline]
    fn visit_i128<E>(self, value: i128) -> Result<(), E> {
        self.number(Num::I128(value), Kind::Integer);
        Ok(())
    }

    #[inline]
    fn visit_u128<E>(self, value: u128) -> Result<(), E> {
        self.number(Num::U128(value), Kind::Integer);
        Ok(())
    }

    #[inline]
    fn visit_f64<E>(self, value: f64) -> Result<(), E> {
        self.float(value);
        Ok(())
    }

    #[inline]
    fn visit_str<E>(self, value: &str) -> Result<(), E> {
        self.text(value);
        Ok(())
    }

    #[inline]
    fn visit_string<E>(self, value: String) -> Result<(), E> {
        if self.takes(Kind::String) {
            let read = Sh::string(value, self.node, self.cx);
            self.put(read);
        } else {
            self.text(&value);
        }
        Ok(())
    }

    #[inline]
    fn visit_bytes<E>(self, value: &[u8]) -> Result<(), E> {
        self.other(Received::Bytes(value));
        Ok(())
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<(), A::Error> {
        if !self.takes(Kind::List) || !self.fits() {
            return self.other_list(items);
        }
        self.slot.put(Sh::list(StreamItems(items), self.node, self.cx))
    }

    #[inline]
    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<(), A::Error> {
        let mut members = StreamMembers::new(members);
        if KEEPS_TEXT {
            if let Some(number) = members.number()? {
                let kind = if number.is_f64() { Kind::Float } else { Kind::Integer };
                self.number(Num::of(&number), kind);
                return Ok(());
            }
        }
        if !self.takes(Kind::Object) || !self.fits() {
            return self.other_object(members);
        }
        self.slot.put(Sh::object(members, self.node, self.cx))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Self::Value, A::Error> {
        let (key, content) = access.variant_seed(KeyText)?;
        if key == tagged::CBOR_TAG {
            return tagged::behind(content, self);
        }
        self.other_object(EnumMember::new(key, content))
    }
}

/// The items of a list that is being parsed.
pub(crate) struct StreamItems<A>(pub(crate) A);

impl<'de, A: SeqAccess<'de>> Items<'de> for StreamItems<A> {
    type Error = A::Error;

    const PARSED: bool = true;

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }

    #[inline]
    fn next<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Sh::Out>>, A::Error> {
        let mut slot = Slot::Empty;
        Ok(self.fill::<Sh>(&mut slot, node, cx)?.then_some(slot))
    }

    #[inline]
    fn fill<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<bool, A::Error> {
        match self.0.next_element_seed(ByKind::<Sh> { slot, node, cx: &mut *cx }) {
            Ok(read) => Ok(read.is_some()),
            Err(error) => {
                cx.stopped_at(node);
                Err(error)
            }
        }
    }

    #[inline]
    fn with_next<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<Option<V::Out>, A::Error> {
        self.0.next_element_seed(Lent { reader, cx })
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
    /// The key just read.
    found: Found,
}

impl<A> StreamMembers<A> {
    #[inline]
    pub(crate) fn new(members: A) -> Self {
        Self { members, first: None, found: Found::new() }
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

    fn behind_tag(&mut self, tag: &'static str) {
        self.found.tags = Some(Box::new(Tags { tag, around: self.found.tags.take() }));
    }

    #[inline]
    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, A::Error> {
        if KEEPS_TEXT {
            if let Some(first) = self.first.take() {
                self.found.find::<F, N>(&first);
                return Ok(self.found.member());
            }
        }
        let read = self.members.next_key_seed(KeyOf::<F, N> { found: &mut self.found, fields: PhantomData })?;
        Ok(if read.is_some() { self.found.member } else { Member::END })
    }

    fn take_other(&mut self) -> OtherKey {
        self.found.take_other()
    }

    #[inline]
    fn next_key(&mut self) -> Result<Option<String>, A::Error> {
        if let Some(first) = self.first.take() {
            return Ok(Some(first));
        }
        let key = self.members.next_key_seed(KeyText)?;
        match key.as_deref().and_then(|key| self.found.repeated_tag(key)) {
            Some(tag) => Err(serde::de::Error::duplicate_field(tag)),
            None => Ok(key),
        }
    }

    #[inline]
    fn next_text_key(&mut self) -> Result<Option<String>, A::Error> {
        match self.first.take() {
            Some(first) => Ok(Some(first)),
            None => self.members.next_key_seed(KeyAsText),
        }
    }

    #[inline]
    fn fill<Sh: Shape>(&mut self, slot: &mut Slot<Sh::Out>, node: &Node<'_>, cx: &mut Context) -> Result<(), A::Error> {
        let read = self.members.next_value_seed(ByKind::<Sh> { slot, node, cx: &mut *cx });
        read.inspect_err(|_| cx.stopped_at(node))
    }

    #[inline]
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, A::Error> {
        let mut slot = Slot::Empty;
        self.fill::<Sh>(&mut slot, node, cx)?;
        Ok(slot)
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
        if self.found.tags.is_some() {
            while self.next_key()?.is_some() {
                self.skip()?;
            }
        }
        while self.members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// A source that is lent to a [`WithSource`].
pub(super) struct Lent<'c, V> {
    pub(super) reader: V,
    pub(super) cx: &'c mut Context,
}

impl<'de, V: WithSource> DeserializeSeed<'de> for Lent<'_, V> {
    type Value = V::Out;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<V::Out, D::Error> {
        self.reader.read(Stream(from), self.cx)
    }
}

/// The tags of internally tagged enums, one inside the other.
struct Tags {
    tag: &'static str,
    around: Option<Box<Tags>>,
}

impl Tags {
    /// Which of the tags `key` is.
    fn find(&self, key: &str) -> Option<&'static str> {
        let mut all = std::iter::successors(Some(self), |tags| tags.around.as_deref());
        all.find(|tags| tags.tag == key).map(|tags| tags.tag)
    }
}

/// The key just read, as far as it is of use.
pub(super) struct Found {
    /// The members that have been read and must not come again.
    tags: Option<Box<Tags>>,
    /// The field that it names.
    member: Member,
    /// What it is, where it is no field's.
    other: OtherKey,
}

impl Found {
    pub(super) const fn new() -> Self {
        Self { tags: None, member: Member::END, other: OtherKey::Unused }
    }

    /// Looks up the field that `key` names. Not inlined, so that the parser's own reading of a key can be.
    #[inline(never)]
    pub(super) fn find<F: Fields<N>, const N: usize>(&mut self, key: &str) {
        self.member = F::find(key).unwrap_or(Member::OTHER);
        if self.member.index == Member::OTHER.index || self.tags.is_some() {
            self.find_other::<F, N>(key);
        }
    }

    /// The same where the key is no field's, or may be a tag's: as in serde it is that first, then a field's.
    #[cold]
    #[inline(never)]
    fn find_other<F: Fields<N>, const N: usize>(&mut self, key: &str) {
        if let Some(tag) = self.repeated_tag(key) {
            self.member = Member::OTHER;
            self.other = OtherKey::Tag(tag);
        } else if self.member.index == Member::OTHER.index {
            self.other = OtherKey::of(key, F::TABLE.uses_unknown());
        }
    }

    /// Which tag `key` is that has been read before.
    fn repeated_tag(&self, key: &str) -> Option<&'static str> {
        self.tags.as_ref()?.find(key)
    }

    pub(super) fn member(&self) -> Member {
        self.member
    }

    pub(super) fn take_other(&mut self) -> OtherKey {
        std::mem::take(&mut self.other)
    }
}

/// Reads a key as the name of a field.
struct KeyOf<'f, F, const N: usize> {
    found: &'f mut Found,
    fields: PhantomData<F>,
}

impl<'de, F: Fields<N>, const N: usize> DeserializeSeed<'de> for KeyOf<'_, F, N> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_identifier(self)
    }
}

impl<F: Fields<N>, const N: usize> Visitor<'_> for KeyOf<'_, F, N> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a member's name")
    }

    #[inline]
    fn visit_str<E>(self, key: &str) -> Result<(), E> {
        self.found.find::<F, N>(key);
        Ok(())
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<(), E> {
        self.found.find::<F, N>(&String::from_utf8_lossy(key));
        Ok(())
    }

    fn visit_u64<E>(self, key: u64) -> Result<(), E> {
        self.found.find::<F, N>(&key.to_string());
        Ok(())
    }

    fn visit_i64<E>(self, key: i64) -> Result<(), E> {
        self.found.find::<F, N>(&key.to_string());
        Ok(())
    }

    fn visit_bool<E>(self, key: bool) -> Result<(), E> {
        self.found.find::<F, N>(if key { "true" } else { "false" });
        Ok(())
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

/// Reads a key of which the type says that it is text: YAML hands out `3.10` as it is written, and not as a number.
struct KeyAsText;

impl<'de> DeserializeSeed<'de> for KeyAsText {
    type Value = String;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_string(KeyText)
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

    fn visit_f64<E>(self, key: f64) -> Result<String, E> {
        Ok(Num::F64(key).to_value().to_string())
    }

    fn visit_unit<E>(self) -> Result<String, E> {
        Ok("null".to_owned())
    }
}
