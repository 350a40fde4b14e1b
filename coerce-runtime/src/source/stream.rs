//! The source that is any serde `Deserializer`: values are read straight into the type.
//!
//! Every node is read by its kind (`deserialize_any`), so that one of a wrong kind is noted and the reading goes on. Only a
//! node of a kind that its rules fire on is taken whole, as a `Value`, and goes the other source's way.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, Visitor};
use serde_json::{Number, Value};

use super::owned::is_taken_word;
use super::tagged::{self, EnumMember};
use super::{Items, Members, Source, whole};
use crate::context::{Context, Node, Received};
use crate::kind::Kind;
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::repair;
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;

mod checked;
mod keys;
mod parts;

pub(in crate::source) use keys::Found;
pub(crate) use keys::KeyText;
pub(in crate::source) use parts::Lent;
pub(crate) use parts::{StreamItems, StreamMembers};

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

    /// Reads a number that kept its text.
    #[cold]
    #[inline(never)]
    fn kept(self, number: &Number) {
        if self.ruled(Kind::of_number(number)) {
            return self.other(Received::Number(Num::Text(number)));
        }
        let read = kept::read::<Sh>(number, self.node, self.cx);
        self.put(read);
    }

    /// Reads an integer of 128 bits, which serde can't take into its buffer.
    #[cold]
    #[inline(never)]
    fn wide(self, number: Num<'_>) {
        if self.node.is_buffered() {
            kept::refuse_wide(self.node, self.cx);
            *self.slot = Slot::Failed;
        } else {
            self.number(number, Kind::Integer);
        }
    }

    #[inline]
    fn text(self, text: &str) {
        if self.takes(Kind::String) || is_taken_word::<Sh>(text, self.node) {
            let read = Sh::text(text, self.node, self.cx);
            self.put(read);
        } else if self.ruled(Kind::String) {
            self.ruled_text(text);
        } else {
            self.other(Received::Text(text));
        }
    }

    /// Reads a string that rules fire on.
    #[cold]
    #[inline(never)]
    fn ruled_text(self, text: &str) {
        *self.slot = repair::read::<Sh>(Value::String(text.to_owned()), self.node, self.cx);
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
        } else if ruled_kinds::<Sh>(node).has(Kind::List) && !cx.is_plain() {
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
        } else if ruled_kinds::<Sh>(node).has(Kind::Object) && !cx.is_plain() {
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
        self.wide(Num::I128(value));
        Ok(())
    }

    #[inline]
    fn visit_u128<E>(self, value: u128) -> Result<(), E> {
        self.wide(Num::U128(value));
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
        let mut members = StreamMembers::new(members, self.node);
        if KEEPS_TEXT {
            if let Some(number) = members.number(self.node, self.cx)? {
                self.kept(&number);
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
