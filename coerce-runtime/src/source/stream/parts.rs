//! The items of a list and the members of an object that are being parsed.

use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeSeed, IgnoredAny, MapAccess, SeqAccess};
use serde_json::{Number, Value};

use super::checked::Checked;
use super::keys::{Found, KeyAsText, KeyOf, KeyText};
use super::{ByKind, Stream};
use crate::context::{Context, Node};
use crate::number::{KEEPS_TEXT, TEXT_MEMBER, kept};
use crate::record::{Fields, Member};
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::owned::{self, Owned, certain};
use crate::source::{Items, Members, OtherKey, WithSource, whole};

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

/// A member that had to be looked at: its key, and its value if that was read too.
struct LookedAt {
    key: Option<String>,
    value: Option<Value>,
}

/// The members of an object that is being parsed.
pub(crate) struct StreamMembers<A> {
    members: A,
    /// The first member, where it had to be looked at: only where numbers keep their text.
    looked_at: Option<Box<LookedAt>>,
    /// The key just read.
    found: Found,
    /// Whether serde has all members in its buffer, those too that nobody reads.
    buffered: bool,
}

impl<A> StreamMembers<A> {
    #[inline]
    pub(crate) fn new(members: A, node: &Node<'_>) -> Self {
        Self { members, looked_at: None, found: Found::new(), buffered: node.is_buffered() }
    }
}

impl<'de, A: MapAccess<'de>> StreamMembers<A> {
    /// The number that this really is, where numbers keep their text.
    pub(crate) fn number(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Number>, A::Error> {
        let key = self.members.next_key_seed(KeyText)?;
        if key.as_deref() != Some(TEXT_MEMBER) {
            self.looked_at = Some(Box::new(LookedAt { key, value: None }));
            return Ok(None);
        }
        let place = node.key(TEXT_MEMBER);
        match self.members.next_value_seed(kept::TextOrMember(whole::Whole::new(&place, cx)))? {
            kept::Held::Text(text) => {
                let number: Number = text.parse().map_err(serde::de::Error::custom)?;
                kept::came_as_text(&number, cx);
                Ok(Some(number))
            }
            kept::Held::Member(value) => {
                self.looked_at = Some(Box::new(LookedAt { key, value }));
                Ok(None)
            }
        }
    }

    /// The key, if it is not a tag that has been read before.
    #[inline]
    fn unless_tag(&self, key: Option<String>) -> Result<Option<String>, A::Error> {
        match key.as_deref().and_then(|key| self.found.repeated_tag(key)) {
            Some(tag) => Err(serde::de::Error::duplicate_field(tag)),
            None => Ok(key),
        }
    }

    /// The value that had to be looked at with the first key.
    #[inline]
    fn held(&mut self) -> Option<Value> {
        if KEEPS_TEXT { self.looked_at.as_mut()?.value.take() } else { None }
    }

    /// That key, once.
    #[inline]
    fn first(&mut self) -> Option<String> {
        if KEEPS_TEXT { self.looked_at.as_mut()?.key.take() } else { None }
    }
}

impl<'de, A: MapAccess<'de>> Members<'de> for StreamMembers<A> {
    type Error = A::Error;

    fn behind_tag(&mut self, tag: &'static str) {
        self.found.behind_tag(tag);
        self.buffered = true;
    }

    #[inline]
    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, A::Error> {
        if let Some(first) = self.first() {
            self.found.find::<F, N>(&first);
            return Ok(self.found.member());
        }
        let read = self.members.next_key_seed(KeyOf::<F, N> { found: &mut self.found, fields: PhantomData })?;
        Ok(if read.is_some() { self.found.member() } else { Member::END })
    }

    fn take_other(&mut self) -> OtherKey {
        self.found.take_other()
    }

    #[inline]
    fn next_key(&mut self) -> Result<Option<String>, A::Error> {
        if let Some(first) = self.first() {
            return Ok(Some(first));
        }
        let key = self.members.next_key_seed(KeyText)?;
        self.unless_tag(key)
    }

    #[inline]
    fn next_text_key(&mut self) -> Result<Option<String>, A::Error> {
        if let Some(first) = self.first() {
            return Ok(Some(first));
        }
        let key = self.members.next_key_seed(KeyAsText)?;
        self.unless_tag(key)
    }

    #[inline]
    fn fill<Sh: Shape>(&mut self, slot: &mut Slot<Sh::Out>, node: &Node<'_>, cx: &mut Context) -> Result<(), A::Error> {
        if let Some(value) = self.held() {
            *slot = owned::read::<Sh>(value, node, cx);
            return Ok(());
        }
        match self.members.next_value_seed(ByKind::<Sh> { slot, node, cx: &mut *cx }) {
            Ok(()) => Ok(()),
            Err(error) => {
                cx.stopped_at(node);
                Err(error)
            }
        }
    }

    #[inline]
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, A::Error> {
        let mut slot = Slot::Empty;
        self.fill::<Sh>(&mut slot, node, cx)?;
        Ok(slot)
    }

    #[inline]
    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, A::Error> {
        match self.held() {
            Some(value) => Ok(certain(reader.read(Owned(value), cx))),
            None => self.members.next_value_seed(Lent { reader, cx }),
        }
    }

    #[inline]
    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, A::Error> {
        match self.held() {
            Some(value) => Ok(Some(value)),
            None => self.members.next_value_seed(whole::Whole::new(node, cx)),
        }
    }

    #[inline]
    fn skip(&mut self) -> Result<(), A::Error> {
        if self.held().is_some() {
            return Ok(());
        }
        if self.buffered {
            return self.members.next_value_seed(Checked);
        }
        self.members.next_value::<IgnoredAny>().map(drop)
    }

    fn skip_rest(&mut self) -> Result<(), A::Error> {
        if self.first().is_some() {
            self.skip()?;
        }
        if self.buffered {
            while self.next_key()?.is_some() {
                self.skip()?;
            }
        }
        while self.members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// A source that is lent to a [`WithSource`].
pub(in crate::source) struct Lent<'c, V> {
    pub(in crate::source) reader: V,
    pub(in crate::source) cx: &'c mut Context,
}

impl<'de, V: WithSource> DeserializeSeed<'de> for Lent<'_, V> {
    type Value = V::Out;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<V::Out, D::Error> {
        self.reader.read(Stream(from), self.cx)
    }
}
