//! Values that serde's `Deserialize` reads, or a function given to serde's `with`.

use std::borrow::Cow;
use std::marker::PhantomData;

use serde::de::value::Error as Message;
use serde::de::{Error as _, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};
use serde_json::Value;

use crate::context::{Context, Node};
use crate::kind::Kinds;
use crate::mode::Mode;
use crate::rest::Rest;
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;
use crate::source::{owned, whole};
use buffered::Buffered;
use flat::{Flat, OptionAsked};

mod buffered;
mod flat;
mod written;

/// What reads a value without being a [`Shape`].
pub trait Foreign: 'static {
    /// The type that is read.
    type Out;

    /// Reads it.
    ///
    /// # Errors
    /// What the foreign reader says.
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self::Out, D::Error>;

    /// The value of a member that is not there, for the types that have one.
    #[must_use]
    fn absent() -> Option<Self::Out> {
        None
    }
}

/// A function that reads a value: that of serde's `with`, or a type's `Deserialize`. The derive writes one for each.
pub trait With<const N: usize>: 'static {
    /// The type that is read.
    type Out;

    /// Reads it.
    ///
    /// # Errors
    /// What the function says.
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self::Out, D::Error>;

    /// The value of a member that is not there, for the types that have one.
    #[must_use]
    fn absent() -> Option<Self::Out> {
        None
    }
}

/// Reads a type by the `N`-th function that `T` names.
pub struct ByPath<T, const N: usize>(PhantomData<T>);

impl<T: With<N>, const N: usize> Foreign for ByPath<T, N> {
    type Out = T::Out;

    #[inline]
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<T::Out, D::Error> {
        T::read(from)
    }

    fn absent() -> Option<T::Out> {
        T::absent()
    }
}

/// The deserializer of a member that is not there: only an `Option` can be read from it.
pub struct Absent;

impl<'de> Deserializer<'de> for Absent {
    type Error = Message;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Message> {
        Err(Message::custom("missing"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Message> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The shape of what a [`Foreign`] reads: nothing is known of it.
pub struct Via<F>(PhantomData<F>);

impl<F: Foreign> Shape for Via<F> {
    type Out = F::Out;

    const KINDS: Kinds = Kinds::ALL;
    const DIRECT: bool = true;

    fn expected() -> Cow<'static, str> {
        "a value".into()
    }

    fn absent() -> Option<F::Out> {
        F::absent()
    }

    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<F::Out> {
        if !owned::is_within(&value, cx.limits.depth.saturating_sub(node.depth)) {
            cx.too_deep(node);
            return None;
        }
        let read = if node.is_buffered() {
            F::read(Buffered::new(value, node, cx.as_text, cx.all_repeated()))
        } else if cx.has_repeated() {
            read_repeated::<F>(value, node, cx)
        } else {
            F::read(value)
        };
        told(read, node, cx)
    }

    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<F::Out>, D::Error> {
        let ruled = cx.mode == Mode::Safe && !ruled_kinds::<Self>(node).is_empty();
        if !ruled && !node.is_buffered() {
            return F::read(from).map(Slot::Value).inspect_err(|_| cx.stopped_at(node));
        }
        let whole = whole::take(from, node, cx)?;
        Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)))
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<F::Out> {
        let as_text = cx.as_text;
        let mut option = OptionAsked::No;
        let read = F::read(Flat { rest, node, as_text, option: &mut option });
        if read.is_ok() || option == OptionAsked::No {
            return told(read, node, cx);
        }
        option = OptionAsked::None;
        told(F::read(Flat { rest, node, as_text, option: &mut option }), node, cx)
    }
}

/// Reads a value out of a text in which some members came more than once, as the reader would have met them there.
#[cold]
fn read_repeated<F: Foreign>(value: Value, node: &Node<'_>, cx: &Context) -> Result<F::Out, serde_json::Error> {
    match written::with_repeated(&value, node.path(), &cx.all_repeated()) {
        Some(text) => F::read(&mut serde_json::Deserializer::from_str(&text)),
        None => F::read(value),
    }
}

/// What a foreign reader gave. What it said instead is noted.
fn told<T>(read: Result<T, serde_json::Error>, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    read.inspect_err(|error| cx.foreign(node, &error.to_string())).ok()
}
