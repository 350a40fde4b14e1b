//! Types that are read as another type: newtypes, serde's `transparent`, `from` and `try_from`.

use std::any::TypeId;
use std::borrow::Cow;
use std::fmt::Display;
use std::marker::PhantomData;

use serde::Deserializer;
use serde_json::Value;

use crate::context::{Context, Node, Noted};
use crate::error::IssueCode;
use crate::kind::Kinds;
use crate::number::Num;
use crate::outline::Outline;
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::{Layer, Shape, ruled_kinds};
use crate::slot::Slot;
use crate::source::{Items, Members, owned, stream, whole};

/// A type that is read as another: what the derive writes for newtypes and the like.
pub trait Wrap: Sized + 'static {
    /// The other type.
    type From;

    /// Its shape.
    type Inner: Shape<Out = Self::From>;

    /// Why a value of the other type is none of this one.
    type Error: Display;

    /// The rules of the type and of its field.
    const RULES: &'static Rules = Rules::NONE;

    /// Whether its values must not be written down.
    const SENSITIVE: bool = false;

    /// Whether a member that is not there is asked of the other type: of a newtype it is not.
    const TRANSPARENT: bool = true;

    /// serde's `expecting`.
    const EXPECTING: Option<&'static str> = None;

    /// Makes the type of what was read.
    ///
    /// # Errors
    /// What a `try_from` says.
    fn wrap(inner: Self::From) -> Result<Self, Self::Error>;
}

/// The shape of a type that is read as another.
pub struct Wrapped<T>(PhantomData<T>);

impl<T: Wrap> Wrapped<T> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: T::Inner::LAYERS };

    #[inline]
    fn place<'a>(node: &Node<'a>) -> Node<'a> {
        node.hiding(T::SENSITIVE)
    }

    /// Goes on inside, where the rules of a newtype around a list or map pass on to the items, as those of the place do.
    #[inline]
    fn inside<R>(node: &Node<'_>, read: impl FnOnce(&Node<'_>) -> R) -> R {
        let place = Self::place(node);
        if !Self::COLLECTION || T::RULES.is_none() {
            return read(&place);
        }
        if place.rules.is_none() && place.also.is_empty() {
            return read(&place.with_rules(T::RULES));
        }
        let also: Vec<_> = place.also.iter().copied().chain([T::RULES]).collect();
        read(&place.with_also(&also))
    }

    /// What is wrong with the value itself is told with what the type says that it expects, not with what the other type does.
    #[inline]
    fn telling<R>(node: &Node<'_>, cx: &mut Context, read: impl FnOnce(&mut Context) -> R) -> R {
        let Some(expecting) = T::EXPECTING else { return read(cx) };
        let noted = cx.noted();
        let read = read(cx);
        tell_expected(expecting, node, noted, cx);
        read
    }

    #[inline]
    fn wrap(inner: Option<T::From>, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        match T::wrap(inner?) {
            Ok(value) => Some(value),
            Err(error) => {
                cx.foreign(node, &error.to_string());
                None
            }
        }
    }
}

#[cold]
fn tell_expected(expecting: &'static str, node: &Node<'_>, noted: Noted, cx: &mut Context) {
    use IssueCode::{Custom, InvalidLength, InvalidType, InvalidValue, UnknownVariant};
    let codes = [Custom, InvalidLength, InvalidType, InvalidValue, UnknownVariant];
    for issue in cx.issues_at(node, noted).filter(|issue| codes.contains(&issue.code)) {
        issue.expected = expecting.into();
    }
}

/// Methods that only pass on to the shape inside, and wrap what comes of it.
macro_rules! pass_on {
    ($($(#[$doc:meta])* $method:ident($($argument:ident: $type:ty),*);)*) => {$(
        #[inline]
        fn $method($($argument: $type,)* node: &Node<'_>, cx: &mut Context) -> Option<T> {
            Self::telling(node, cx, |cx| {
                let inner = T::Inner::$method($($argument,)* &Self::place(node), cx);
                Self::wrap(inner, node, cx)
            })
        }
    )*};
}

impl<T: Wrap> Shape for Wrapped<T> {
    type Out = T;

    const KINDS: Kinds = T::Inner::KINDS;
    const NATURAL: Kinds = T::Inner::NATURAL;
    const COLLECTION: bool = T::Inner::COLLECTION;
    // Not that of the inner shape: of `struct Tree(Vec<Tree>)` that would be its own.
    const LEAF: bool = false;
    const DIRECT: bool = T::Inner::DIRECT;
    const WHOLE: bool = T::Inner::WHOLE;
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { T::Inner::LAYERS } else { Some(Self::LAYER) };
    const WORDS: &'static [&'static str] = T::Inner::WORDS;

    #[inline]
    fn takes_word(text: &str) -> bool {
        T::RULES.is_none() && T::Inner::takes_word(text)
    }

    fn expected() -> Cow<'static, str> {
        T::EXPECTING.map_or_else(T::Inner::expected, Cow::Borrowed)
    }

    fn describe(outline: &mut Outline) {
        outline.sensitive |= T::SENSITIVE;
        outline.once(TypeId::of::<Self>(), T::Inner::describe);
    }

    fn absent() -> Option<T> {
        if T::TRANSPARENT { T::wrap(T::Inner::absent()?).ok() } else { None }
    }

    pass_on! {
        null();
        boolean(value: bool);
        number(value: Num<'_>);
        text(value: &str);
        string(value: String);
        key(value: String);
        bytes(value: &[u8]);
    }

    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        Self::telling(node, cx, |cx| {
            let inner = Self::inside(node, |node| T::Inner::take(value, node, cx));
            Self::wrap(inner, node, cx)
        })
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        Self::telling(node, cx, |cx| {
            let inner = Self::inside(node, |node| T::Inner::flat(rest, node, cx));
            Self::wrap(inner, node, cx)
        })
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        Self::telling(node, cx, |cx| {
            let inner = Self::inside(node, |node| T::Inner::list(items, node, cx))?;
            Ok(Self::wrap(inner, node, cx))
        })
    }

    #[inline]
    fn object<'de, M: Members<'de>>(members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        Self::telling(node, cx, |cx| {
            let inner = Self::inside(node, |node| T::Inner::object(members, node, cx))?;
            Ok(Self::wrap(inner, node, cx))
        })
    }

    #[inline]
    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<T>, D::Error> {
        if !Self::DIRECT {
            return stream::by_kind::<Self, D>(from, node, cx);
        }
        if !ruled_kinds::<Self>(node).is_empty() && !cx.is_plain() {
            let whole = whole::take(from, node, cx)?;
            return Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)));
        }
        Self::telling(node, cx, |cx| {
            Ok(match T::Inner::stream(from, &Self::place(node), cx)? {
                Slot::Value(inner) => Self::wrap(Some(inner), node, cx).into(),
                Slot::Empty => Slot::Empty,
                Slot::Failed => Slot::Failed,
                Slot::Removed => Slot::Removed,
            })
        })
    }
}
