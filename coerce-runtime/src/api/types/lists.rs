//! Lists, sets and arrays.

use std::collections::{BTreeSet, BinaryHeap, HashSet, LinkedList, VecDeque};
use std::hash::{BuildHasher, Hash};

use serde::de::DeserializeOwned;

use super::{described, read_as};
use crate::api::Coerce;

described! {
    [T: Coerce] Vec<T> => |d| d.list(T::number, None);
    [T: Coerce] VecDeque<T> => |d| d.list(T::number, None);
    [T: Coerce] LinkedList<T> => |d| d.list(T::number, None);
    [T: Coerce, const N: usize] [T; N] where [Self: DeserializeOwned] => |d| d.list(T::number, Some(N));
    [T: Coerce + Ord] BinaryHeap<T> => |d| d.unordered(T::number);
    [T: Coerce + Ord] BTreeSet<T> => |d| d.unordered(T::number);
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] HashSet<T, S> => |d| d.unordered(T::number);
    #[cfg(feature = "indexmap-2")]
    [T: Coerce + Eq + Hash, S: BuildHasher + Default + 'static] indexmap::IndexSet<T, S> => |d| d.unordered(T::number);
    #[cfg(feature = "smallvec-1")]
    [A: smallvec::Array<Item: Coerce> + 'static] smallvec::SmallVec<A> => |d| d.list(A::Item::number, None);
}

read_as! {
    [T: Coerce] Box<[T]> => Vec<T>;
}
