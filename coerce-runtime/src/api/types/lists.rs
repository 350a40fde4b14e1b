//! Lists, sets and arrays.

use std::collections::{BTreeSet, BinaryHeap, HashSet, LinkedList, VecDeque};
use std::hash::{BuildHasher, Hash};

use serde::de::DeserializeOwned;

use super::{described, read_as};
use crate::api::Coerce;
use crate::describe::Describe;

described! {
    [T: Coerce] Vec<T> => |d| d.list(T::number, None);
    [T: Coerce] VecDeque<T> => |d| d.list(T::number, None);
    [T: Coerce] LinkedList<T> => |d| d.list(T::number, None);
    [T: Coerce + Ord] BinaryHeap<T> => |d| d.unordered(T::number);
    [T: Coerce + Ord] BTreeSet<T> => |d| d.unordered(T::number);
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] HashSet<T, S> => |d| d.unordered(T::number);
}

#[cfg(feature = "indexmap-2")]
described! {
    #[cfg(feature = "indexmap-2")]
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] indexmap::IndexSet<T, S> => |d| d.unordered(T::number);
}

#[cfg(feature = "smallvec-1")]
described! {
    #[cfg(feature = "smallvec-1")]
    [A: smallvec::Array<Item: Coerce> + 'static] smallvec::SmallVec<A> => |d| d.list(A::Item::number, None);
}

read_as! {
    [T: Coerce] Box<[T]> => Vec<T>;
}

/// serde reads arrays of up to 32 items.
impl<T: Coerce, const N: usize> Coerce for [T; N]
where
    Self: DeserializeOwned,
{
    fn describe(description: &mut Describe<'_>) {
        description.list(T::number, Some(N));
    }
}
