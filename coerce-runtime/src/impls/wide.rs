//! Integers of 128 bits. Text has them whole only where it is told beforehand that one is wanted.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::num::{NonZeroI128, NonZeroU128, Saturating};

use serde::Deserializer;
use serde::de::{Error as _, Visitor};
use serde_json::Value;

use super::scalar::{Integer, KeyOf, but_zero, from_to, integer_of, not_an_integer, number_key};
use crate::coerce::Coerce;
use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::mode::Mode;
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;
use crate::source::stream::{self, ByKind};
use crate::source::{owned, whole};

/// An integer type of 128 bits.
pub trait WideInteger: Integer {
    /// Asks `from` for an integer of 128 bits.
    ///
    /// # Errors
    /// Where the parser stops.
    fn ask<'de, D: Deserializer<'de>, V: Visitor<'de>>(from: D, visitor: V) -> Result<V::Value, D::Error>;
}

/// The shape of an integer type of 128 bits.
///
/// A parser that is asked for one stops at anything else, and `serde_json` then blames the syntax: it is told otherwise, so
/// that the text is read again by kinds. In safe mode a place with rules is read so at once, and a number beyond 64 bits is
/// refused there.
pub struct Wide<T>(PhantomData<T>);

impl<T: WideInteger> Shape for Wide<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::INTEGER;
    const DIRECT: bool = true;

    fn expected() -> Cow<'static, str> {
        T::expected()
    }

    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        if node.is_buffered() {
            kept::refuse_wide(node, cx);
            return None;
        }
        let read = T::of(value);
        if read.is_none() {
            not_an_integer(value, node, Self::FACTS, cx);
        }
        read
    }

    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        match value {
            Value::Number(number) if KEEPS_TEXT => Self::number(Num::Text(&number), node, cx),
            value => owned::by_kind::<Self>(value, node, cx),
        }
    }

    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = number_key(&value);
        if read.is_none() {
            cx.wrong_value(node, KeyOf::<Self>::FACTS, Received::Text(&value));
        }
        read
    }

    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<T>, D::Error> {
        if cx.mode == Mode::Safe && !ruled_kinds::<Self>(node).is_empty() {
            if KEEPS_TEXT {
                let whole = whole::take(from, node, cx)?;
                return Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)));
            }
            return stream::by_kind::<Self, D>(from, node, cx);
        }
        let node = node.without_rules();
        let mut slot = Slot::Empty;
        T::ask(from, ByKind::<Self> { slot: &mut slot, node: &node, cx }).map_err(D::Error::custom)?;
        Ok(slot)
    }
}

macro_rules! wide_integers {
    ($($type:ty, $nonzero:ty, $expected:expr, $ask:ident;)+) => {$(
        impl Integer for $type {
            fn expected() -> Cow<'static, str> {
                from_to(<$type>::MIN, <$type>::MAX)
            }

            fn of(value: Num<'_>) -> Option<Self> {
                integer_of!(value, $type)
            }
        }

        impl Integer for $nonzero {
            fn expected() -> Cow<'static, str> {
                $expected
            }

            fn of(value: Num<'_>) -> Option<Self> {
                integer_of!(value, $type).and_then(Self::new)
            }
        }

        impl Integer for Saturating<$type> {
            fn expected() -> Cow<'static, str> {
                "an integer".into()
            }

            fn of(value: Num<'_>) -> Option<Self> {
                let nearest = match value {
                    Num::U128(_) => <$type>::MAX,
                    Num::I64(_) | Num::I128(_) => <$type>::MIN,
                    Num::U64(_) | Num::Text(_) | Num::F64(_) => return integer_of!(value, $type).map(Saturating),
                };
                Some(Saturating(integer_of!(value, $type).unwrap_or(nearest)))
            }
        }

        wide_integers!(@ask $ask $type, $nonzero, Saturating<$type>);
    )+};
    (@ask $ask:ident $($type:ty),+) => {$(
        impl WideInteger for $type {
            #[inline]
            fn ask<'de, D: Deserializer<'de>, V: Visitor<'de>>(from: D, visitor: V) -> Result<V::Value, D::Error> {
                from.$ask(visitor)
            }
        }

        impl Coerce for $type {
            type Shape = Wide<Self>;
        }
    )+};
}

wide_integers! {
    u128, NonZeroU128, from_to(1, u128::MAX), deserialize_u128;
    i128, NonZeroI128, but_zero(i128::MIN, i128::MAX), deserialize_i128;
}
