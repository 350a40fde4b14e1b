//! Lists, sets and arrays.

use std::collections::{BTreeSet, BinaryHeap, HashSet, LinkedList, VecDeque};
use std::hash::{BuildHasher, Hash};

use serde::de::DeserializeOwned;

use super::{edge, read_as, schemas};
use crate::api::Coerce;
use crate::schema::{RustNames, Schema, Shape};

/// A list of any length.
const fn list<T: Coerce>() -> Schema {
    Schema::new(Shape::List { item: edge::<T>(), length: None })
}

/// The schema of a list that does not keep the order of the document.
const fn unordered<T: Coerce>() -> Schema {
    Schema::named(Shape::List { item: edge::<T>(), length: None }, RustNames::Unknown)
}

schemas! {
    [T: Coerce] Vec<T> => list::<T>();
    [T: Coerce] VecDeque<T> => list::<T>();
    [T: Coerce] LinkedList<T> => list::<T>();
    [T: Coerce + Ord] BinaryHeap<T> => unordered::<T>();
    [T: Coerce + Ord] BTreeSet<T> => unordered::<T>();
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] HashSet<T, S> => unordered::<T>();
}

#[cfg(feature = "indexmap-2")]
schemas! {
    #[cfg(feature = "indexmap-2")]
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] indexmap::IndexSet<T, S> => unordered::<T>();
}

#[cfg(feature = "smallvec-1")]
schemas! {
    #[cfg(feature = "smallvec-1")]
    [A: smallvec::Array<Item: Coerce> + 'static] smallvec::SmallVec<A> => list::<A::Item>();
}

read_as! {
    [T: Coerce] Box<[T]> => Vec<T>;
}

/// serde reads arrays of up to 32 items.
impl<T: Coerce, const N: usize> Coerce for [T; N]
where
    Self: DeserializeOwned,
{
    fn schema() -> &'static Schema {
        const { &Schema::new(Shape::List { item: edge::<T>(), length: Some(N) }) }
    }
}
