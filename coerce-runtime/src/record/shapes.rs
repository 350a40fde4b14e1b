//! The shapes of structs.

use std::any::TypeId;
use std::borrow::Cow;
use std::marker::PhantomData;

use super::{Fields, Named, Positional, Reader};
use crate::context::{Buffer, Context, Node, Noted, Received, Since};
use crate::error::IssueCode;
use crate::kind::Kinds;
use crate::outline::{Outline, members};
use crate::rest::Rest;
use crate::shape::{Facts, Layer, Shape};
use crate::source::{Items, Members, owned};

/// The shape of a struct with named fields.
pub struct Record<T, const N: usize = 0>(PhantomData<T>);

impl<T: Fields<N>, const N: usize> Record<T, N> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: None };
}

impl<T: Fields<N>, const N: usize> Shape for Record<T, N> {
    type Out = T;

    const KINDS: Kinds = if T::TABLE.flatten { Kinds::OBJECT } else { Kinds::OBJECT.or(Kinds::LIST) };
    const NATURAL: Kinds = Kinds::OBJECT;
    const LEAF: bool = false;
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { None } else { Some(Self::LAYER) };

    fn expected() -> Cow<'static, str> {
        T::TABLE.expecting.map_or_else(|| members::object(Self::describe), Cow::Borrowed)
    }

    fn describe(outline: &mut Outline) {
        outline.once(TypeId::of::<Self>(), |outline| {
            T::describe(outline);
            outline.other_keys(T::TABLE);
        });
    }

    #[inline]
    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        if T::TABLE.flatten {
            cx.wrong_kind(node, Self::FACTS, Received::List);
            items.skip_rest()?;
            return Ok(None);
        }
        let noted = cx.noted();
        let read = list::<T, N, I>(items, node, cx)?;
        if read.is_none() {
            object_was_meant(Self::FACTS, node, noted, cx);
        }
        Ok(read)
    }

    #[inline]
    fn object<'de, M: Members<'de>>(members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        T::read(Reader::new(Named::new(members), node, cx), cx)
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let buffer = if T::TABLE.flatten { Buffer::Lent } else { Buffer::Taken };
        owned::certain(Self::object(rest.members(), &node.within(buffer), cx))
    }
}

/// The shape of a struct with unnamed fields.
pub struct Tuple<T, const N: usize = 0>(PhantomData<T>);

impl<T: Fields<N>, const N: usize> Tuple<T, N> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: None };
}

impl<T: Fields<N>, const N: usize> Shape for Tuple<T, N> {
    type Out = T;

    const KINDS: Kinds = Kinds::LIST;
    const LEAF: bool = false;
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { None } else { Some(Self::LAYER) };

    fn expected() -> Cow<'static, str> {
        match T::TABLE.expecting {
            Some(expecting) => expecting.into(),
            None => members::tuple(T::TABLE.fields.len(), T::describe),
        }
    }

    fn describe(outline: &mut Outline) {
        outline.once(TypeId::of::<Self>(), T::describe);
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        let noted = cx.issues_so_far();
        let read = list::<T, N, I>(items, node, cx)?;
        if read.is_none() {
            tell_items(Self::expected, node, noted, cx);
        }
        Ok(read)
    }
}

/// Tells of a list of the wrong length that an object is expected: a struct is read from a list only because serde does.
#[cold]
#[inline(never)]
fn object_was_meant(facts: &Facts, node: &Node<'_>, noted: Noted, cx: &mut Context) {
    if cx.issues_at(node, noted).any(|issue| issue.code == IssueCode::InvalidLength) {
        drop(cx.take_issues(noted));
        cx.wrong_kind(node, facts, Received::List);
    }
}

/// Tells of a list of the wrong length what its items are.
#[cold]
#[inline(never)]
fn tell_items(expected: fn() -> Cow<'static, str>, node: &Node<'_>, noted: Since, cx: &mut Context) {
    for issue in cx.issues_at(node, noted).filter(|issue| issue.code == IssueCode::InvalidLength) {
        issue.expected = expected();
    }
}

/// Reads fields from the items of a list. One that is too long is no value, though all fields could be read.
#[inline]
fn list<'de, T: Fields<N>, const N: usize, I: Items<'de>>(
    items: I,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, I::Error> {
    T::read(Reader::new(Positional::new(items), node, cx), cx)
}
