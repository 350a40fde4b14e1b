//! Lists, sets and arrays. Rules of the item level pass on to what is inside.

use std::borrow::Cow;
use std::collections::{BTreeSet, BinaryHeap, HashSet, LinkedList, VecDeque};
use std::hash::{BuildHasher, Hash};
use std::marker::PhantomData;
use std::rc::Rc;
use std::sync::Arc;

use super::wraps;
use crate::coerce::Coerce;
use crate::context::{Context, Node};
use crate::error::IssueCode;
use crate::kind::Kinds;
use crate::outline::{Outline, members};
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::bytes::ByteItems;
use crate::source::{Items, owned};

/// A type that is made of items, in the order of the list.
pub trait Gather: Sized + 'static {
    /// The type of its items.
    type Item: Coerce;

    /// One without items, with room for so many.
    fn with_room(items: usize) -> Self;

    /// Adds an item.
    fn add(&mut self, item: Self::Item);
}

/// The shape of a type that is made of any number of items.
pub struct ListOf<C>(PhantomData<C>);

impl<C: Gather> Shape for ListOf<C> {
    type Out = C;

    const KINDS: Kinds = Kinds::LIST;
    const COLLECTION: bool = true;
    const LEAF: bool = <C::Item as Coerce>::Shape::LEAF;

    fn expected() -> Cow<'static, str> {
        members::list(<C::Item as Coerce>::Shape::FACTS)
    }

    fn describe(outline: &mut Outline) {
        outline.items::<<C::Item as Coerce>::Shape>();
    }

    fn bytes(value: &[u8], node: &Node<'_>, cx: &mut Context) -> Option<C> {
        owned::certain(Self::list(ByteItems::new(value), node, cx))
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<C>, I::Error> {
        gather(items, node, cx)
    }
}

/// Reads all items, also behind one that can't be read: its fellows' issues are wanted too.
#[inline]
pub(super) fn gather<'de, C: Gather, I: Items<'de>>(
    mut items: I,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<C>, I::Error> {
    let mut list = C::with_room(room::<C::Item>(items.size_hint()));
    if I::PARSED {
        let complete = gather_from(0, items, &mut list, node, cx)?;
        return Ok(complete.then_some(list));
    }
    let mut taken = 0;
    if node.leaves_items_alone::<<C::Item as Coerce>::Shape>() {
        while let Some(item) = items.at_once::<<C::Item as Coerce>::Shape>() {
            list.add(item);
            taken += 1;
        }
        if items.size_hint() == Some(0) {
            return Ok(Some(list));
        }
    }
    let complete = gather_more(taken, items, &mut list, node, cx)?;
    Ok(complete.then_some(list))
}

/// Reads the items of a list at hand that are not taken at once. Not inlined: there are few.
#[inline(never)]
fn gather_more<'de, C: Gather, I: Items<'de>>(
    first: usize,
    items: I,
    list: &mut C,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<bool, I::Error> {
    gather_from(first, items, list, node, cx)
}

/// Reads all items from the one at `first` on. Whether all could be read.
#[inline]
fn gather_from<'de, C: Gather, I: Items<'de>>(
    first: usize,
    mut items: I,
    list: &mut C,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<bool, I::Error> {
    let also = node.items_also();
    let mut place = node.item(0).with_also(&also);
    let mut complete = true;
    for index in first.. {
        place.go_to(index);
        let mut slot = Slot::Empty;
        if !items.fill::<<C::Item as Coerce>::Shape>(&mut slot, &place, cx)? {
            break;
        }
        match slot {
            Slot::Value(item) => list.add(item),
            _ => complete = false,
        }
    }
    Ok(complete)
}

/// For how many items room is made before they are seen: what a format claims is not believed beyond a mebibyte.
#[inline]
fn room<T>(claimed: Option<usize>) -> usize {
    match size_of::<T>() {
        0 => 0,
        size => claimed.unwrap_or(0).min((1 << 20) / size),
    }
}

macro_rules! lists {
    ($([$($generics:tt)*] $type:ty, $item:ty, $with_room:expr, $add:ident;)+) => {$(
        impl<$($generics)*> Gather for $type {
            type Item = $item;

            #[inline]
            fn with_room(items: usize) -> Self {
                let with_room = $with_room;
                with_room(items)
            }

            #[inline]
            fn add(&mut self, item: $item) {
                let _ = self.$add(item);
            }
        }

        impl<$($generics)*> Coerce for $type {
            type Shape = ListOf<Self>;
        }
    )+};
}

lists! {
    [T: Coerce] Vec<T>, T, Self::with_capacity, push;
    [T: Coerce] VecDeque<T>, T, Self::with_capacity, push_back;
    [T: Coerce] LinkedList<T>, T, |_| Self::new(), push_back;
    [T: Coerce + Ord] BinaryHeap<T>, T, Self::with_capacity, push;
    [T: Coerce + Ord] BTreeSet<T>, T, |_| Self::new(), insert;
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] HashSet<T, S>, T,
        |items| Self::with_capacity_and_hasher(items, S::default()), insert;
}

#[cfg(feature = "indexmap-2")]
lists! {
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] indexmap::IndexSet<T, S>, T,
        |items| Self::with_capacity_and_hasher(items, S::default()), insert;
}

#[cfg(feature = "smallvec-1")]
lists! {
    [A: smallvec::Array<Item: Coerce> + 'static] smallvec::SmallVec<A>, A::Item, Self::with_capacity, push;
}

wraps! {
    [T: Coerce] Box<[T]> as ListOf<Vec<T>>, Vec::into_boxed_slice;
    [T: Coerce] Rc<[T]> as ListOf<Vec<T>>, Self::from;
    [T: Coerce] Arc<[T]> as ListOf<Vec<T>>, Self::from;
}

/// The shape of an array: a list of so many items.
pub struct ArrayOf<T, const N: usize>(PhantomData<T>);

impl<T: Coerce, const N: usize> Shape for ArrayOf<T, N> {
    type Out = [T; N];

    const KINDS: Kinds = Kinds::LIST;
    const COLLECTION: bool = true;
    const LEAF: bool = T::Shape::LEAF;

    fn expected() -> Cow<'static, str> {
        members::array(N, T::Shape::FACTS)
    }

    fn describe(outline: &mut Outline) {
        outline.items::<T::Shape>();
    }

    fn bytes(value: &[u8], node: &Node<'_>, cx: &mut Context) -> Option<[T; N]> {
        owned::certain(Self::list(ByteItems::new(value), node, cx))
    }

    #[inline]
    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<[T; N]>, I::Error> {
        let also = node.items_also();
        let mut list = Vec::with_capacity(room::<T>(items.size_hint()).min(N));
        let mut complete = true;
        for index in 0..N {
            match items.next::<T::Shape>(&node.item(index).with_also(&also), cx)? {
                Some(Slot::Value(item)) => list.push(item),
                Some(_) => complete = false,
                None => {
                    wrong_length(Self::expected, index, node, cx);
                    return Ok(None);
                }
            }
        }
        let more = items.skip_rest()?;
        if more > 0 {
            wrong_length(Self::expected, N + more, node, cx);
            complete = false;
        }
        Ok(if complete { list.try_into().ok() } else { None })
    }
}

#[cold]
#[inline(never)]
fn wrong_length(expected: fn() -> Cow<'static, str>, found: usize, node: &Node<'_>, cx: &mut Context) {
    cx.note_at(node, IssueCode::InvalidLength, |issue| {
        issue.expected = expected();
        issue.received = Some(format!("a list of {found}"));
    });
}

impl<T: Coerce, const N: usize> Coerce for [T; N] {
    type Shape = ArrayOf<T, N>;
}
