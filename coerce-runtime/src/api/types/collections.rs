//! Lists, sets, arrays and maps.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::hash::{BuildHasher, Hash};

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{described, read_as};
use crate::api::Coerce;
use crate::tree;

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

described! {
    [K: Coerce + Ord, V: Coerce] BTreeMap<K, V> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] HashMap<K, V, S> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    #[cfg(feature = "indexmap-2")]
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] indexmap::IndexMap<K, V, S> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    [] Map<String, Value> => |d| d.map(String::number, tree::read_key::<String>, Value::number);
}

read_as! {
    [T: Coerce] Box<[T]> => Vec<T>;
}
