//! `Option`: what may be null or absent.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::Visitor;
use serde_json::Value;

use crate::coerce::Coerce;
use crate::context::{Context, Node, Since};
use crate::kind::{Kind, Kinds};
use crate::mode::Mode;
use crate::number::Num;
use crate::outline::Outline;
use crate::rest::Rest;
use crate::shape::{Facts, Layer, Shape, ruled_kinds};
use crate::slot::Slot;
use crate::source::owned::{self, certain};
use crate::source::{Items, Members, stream, whole};

/// The shape of an `Option`: null is `None`, all else is for the shape inside.
///
/// It names the type inside rather than that type's shape: where the type has none, the compiler tells it once, not again for
/// each `Option` around it.
pub struct Nullable<T>(PhantomData<T>);

impl<T: Coerce> Coerce for Option<T> {
    type Shape = Nullable<T>;
}

/// Methods that pass on to the shape inside.
macro_rules! pass_on {
    ($($method:ident($value:ident: $type:ty);)*) => {$(
        #[inline]
        fn $method($value: $type, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
            certain(inside::<T, _>(node, cx, |cx| Ok(T::Shape::$method($value, node, cx))))
        }
    )*};
}

/// Reads with the shape inside.
#[inline]
fn inside<T: Coerce, E>(
    node: &Node<'_>,
    cx: &mut Context,
    read: impl FnOnce(&mut Context) -> Result<Option<T>, E>,
) -> Result<Option<<Nullable<T> as Shape>::Out>, E> {
    let since = cx.issues_so_far();
    let read = read(cx)?;
    if read.is_none() {
        tell_null(T::Shape::FACTS, node, since, cx);
    }
    Ok(read.map(Some))
}

/// Adds to what the shape inside has told of this very place that null would be taken too.
#[cold]
#[inline(never)]
fn tell_null(inside: &Facts, node: &Node<'_>, since: Since, cx: &mut Context) {
    if cx.quiet || inside.kinds.has(Kind::Null) {
        return;
    }
    let mut expected = None;
    for issue in cx.issues_at(node, since) {
        let expected = expected.get_or_insert_with(|| (inside.expected)());
        if issue.expected == *expected {
            issue.expected = or_null(expected, inside.kinds);
        }
    }
}

/// The same, or null. What is told in several words has null before it, so that it is none of these words; numbers never are.
fn or_null(expected: &str, kinds: Kinds) -> Cow<'static, str> {
    let is_number = kinds.without(Kinds::NUMBER).is_empty();
    let several = !is_number && ["`", " of ", " whose "].iter().any(|word| expected.contains(word));
    let parts = if several { ["null, or ", expected] } else { [expected, " or null"] };
    crate::hint::joined(&parts).into()
}

impl<T: Coerce> Shape for Nullable<T> {
    type Out = Option<T>;

    const KINDS: Kinds = T::Shape::KINDS.or(Kinds::NULL);
    const NATURAL: Kinds = T::Shape::NATURAL.or(Kinds::NULL);
    const COLLECTION: bool = T::Shape::COLLECTION;
    const LEAF: bool = T::Shape::LEAF;
    const DIRECT: bool = T::Shape::DIRECT;
    const WHOLE: bool = T::Shape::WHOLE;
    const LAYERS: Option<&'static Layer> = T::Shape::LAYERS;
    const WORDS: &'static [&'static str] = T::Shape::WORDS;

    #[inline]
    fn takes_word(text: &str) -> bool {
        T::Shape::takes_word(text)
    }

    fn expected() -> Cow<'static, str> {
        if T::Shape::KINDS.has(Kind::Null) {
            T::Shape::expected()
        } else {
            or_null(&T::Shape::expected(), T::Shape::KINDS)
        }
    }

    fn describe(outline: &mut Outline) {
        T::Shape::describe(outline);
    }

    fn absent() -> Option<Self::Out> {
        Some(None)
    }

    #[inline]
    fn at_once(value: &mut Value) -> Option<Self::Out> {
        if value.is_null() { Some(None) } else { T::Shape::at_once(value).map(Some) }
    }

    #[inline]
    fn null(_: &Node<'_>, _: &mut Context) -> Option<Self::Out> {
        Some(None)
    }

    pass_on! {
        boolean(value: bool);
        number(value: Num<'_>);
        text(value: &str);
        string(value: String);
        bytes(value: &[u8]);
    }

    #[inline]
    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        T::Shape::key(value, node, cx).map(Some)
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<Self::Out>, I::Error> {
        inside::<T, _>(node, cx, |cx| T::Shape::list(items, node, cx))
    }

    #[inline]
    fn object<'de, M: Members<'de>>(
        members: M,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<Self::Out>, M::Error> {
        inside::<T, _>(node, cx, |cx| T::Shape::object(members, node, cx))
    }

    #[inline]
    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        match value {
            Value::Null => Some(None),
            value => certain(inside::<T, _>(node, cx, |cx| Ok(T::Shape::take(value, node, cx)))),
        }
    }

    /// As in serde, what can't be read from the members is `None`: no input is refused, so rules have nothing to mend. Only
    /// eager ones act, on what can be read.
    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        let mut strict = rest.trial();
        let read = T::Shape::flat(&mut strict, node, &mut cx.trial(node, Mode::Strict));
        if cx.mode == Mode::Strict || read.is_none() {
            rest.follow(strict);
            return Some(read);
        }
        T::Shape::flat(rest, node, cx).map(Some)
    }

    #[inline]
    fn stream<'de, D: Deserializer<'de>>(
        from: D,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Slot<Self::Out>, D::Error> {
        if !T::Shape::DIRECT {
            return stream::by_kind::<Self, D>(from, node, cx);
        }
        if cx.mode == Mode::Safe && !ruled_kinds::<Self>(node).is_empty() {
            let whole = whole::take(from, node, cx)?;
            return Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)));
        }
        from.deserialize_option(NullOr::<T> { node, cx, r#type: PhantomData })
    }
}

/// Reads null or what the shape reads by other means than by its kind.
struct NullOr<'n, 'c, T> {
    node: &'n Node<'n>,
    cx: &'c mut Context,
    r#type: PhantomData<T>,
}

impl<'de, T: Coerce> Visitor<'de> for NullOr<'_, '_, T> {
    type Value = Slot<Option<T>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Nullable::<T>::expected())
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(Slot::Value(None))
    }

    fn visit_none<E>(self) -> Result<Self::Value, E> {
        Ok(Slot::Value(None))
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        Ok(T::Shape::stream(from, self.node, self.cx)?.map(Some))
    }
}
