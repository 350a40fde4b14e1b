//! Maps. Rules of the item level pass on to the values; keys have none.

use std::any::TypeId;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};
use std::marker::PhantomData;

use serde_json::{Map, Value};

use crate::coerce::Coerce;
use crate::context::{Buffer, Context, Node};
use crate::kind::Kinds;
use crate::outline::{Outline, members};
use crate::rest::Rest;
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::{Members, owned};

/// A type that is made of keys and values.
pub trait Associate: Sized + 'static {
    /// The type of its keys.
    type Key: Coerce;
    /// The type of its values.
    type Value: Coerce;

    /// One without members.
    fn empty() -> Self;

    /// Adds a member; the last of those with one key stays.
    fn add(&mut self, key: Self::Key, value: Self::Value);
}

/// The shape of a map.
pub struct MapOf<M>(PhantomData<M>);

impl<A: Associate> Shape for MapOf<A> {
    type Out = A;

    const KINDS: Kinds = Kinds::OBJECT;
    const COLLECTION: bool = true;
    const LEAF: bool = <A::Value as Coerce>::Shape::LEAF;

    fn expected() -> Cow<'static, str> {
        members::map(<A::Value as Coerce>::Shape::FACTS)
    }

    fn describe(outline: &mut Outline) {
        outline.each::<<A::Value as Coerce>::Shape>();
    }

    #[inline]
    fn object<'de, M: Members<'de>>(mut members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<A>, M::Error> {
        let also = node.items_also();
        let mut map = A::empty();
        let mut complete = true;
        let repeated = cx.has_repeated();
        while let Some(key) = next_key::<A::Key, M>(&mut members)? {
            let place = node.entry(&key, &also);
            if repeated && !reads_earlier::<A::Value>(&place, cx) {
                complete = false;
            }
            let value = members.value::<<A::Value as Coerce>::Shape>(&place, cx)?;
            let key = if takes_any_text::<A::Key>() {
                read_key::<A::Key>(key, node, cx)
            } else {
                read_key::<A::Key>(key.clone(), &place, cx)
            };
            match (key, value) {
                (Some(key), Slot::Value(value)) => map.add(key, value),
                _ => complete = false,
            }
        }
        Ok(complete.then_some(map))
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<A> {
        owned::certain(Self::object(rest.members(), &node.within(Buffer::Lent), cx))
    }
}

/// Whether all values can be read that a member had before the last, inside a value that was taken whole.
#[cold]
fn reads_earlier<V: Coerce>(place: &Node<'_>, cx: &mut Context) -> bool {
    let earlier = cx.earlier(place);
    earlier.into_iter().all(|earlier| {
        let read = cx.with_earlier(earlier, |value, cx| owned::read::<V::Shape>(value, place, cx));
        matches!(read, Slot::Value(_))
    })
}

/// Reads the next key: as text, where its type takes nothing else.
#[inline]
fn next_key<'de, K: Coerce, M: Members<'de>>(members: &mut M) -> Result<Option<String>, M::Error> {
    if K::Shape::KINDS.without(Kinds::STRING).is_empty() { members.next_text_key() } else { members.next_key() }
}

/// Whether the key's type takes any text and keeps it: then its path is never wanted.
#[inline]
fn takes_any_text<K: 'static>() -> bool {
    TypeId::of::<K>() == TypeId::of::<String>()
}

/// Reads a key. In serde's buffer one is text and nothing else.
#[inline]
fn read_key<K: Coerce>(key: String, node: &Node<'_>, cx: &mut Context) -> Option<K> {
    if node.is_buffered() { K::Shape::string(key, node, cx) } else { K::Shape::key(key, node, cx) }
}

macro_rules! maps {
    ($([$($generics:tt)*] $type:ty, $key:ty, $value:ty;)+) => {$(
        impl<$($generics)*> Associate for $type {
            type Key = $key;
            type Value = $value;

            #[inline]
            fn empty() -> Self {
                Self::default()
            }

            #[inline]
            fn add(&mut self, key: $key, value: $value) {
                self.insert(key, value);
            }
        }

        impl<$($generics)*> Coerce for $type {
            type Shape = MapOf<Self>;
        }
    )+};
}

maps! {
    [K: Coerce + Ord, V: Coerce] BTreeMap<K, V>, K, V;
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] HashMap<K, V, S>, K, V;
    [] Map<String, Value>, String, Value;
}

#[cfg(feature = "indexmap-2")]
maps! {
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] indexmap::IndexMap<K, V, S>, K, V;
}
