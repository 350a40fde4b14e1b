//! Maps.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};

use serde_json::{Map, Value};

use super::described;
use crate::api::Coerce;
use crate::tree;

described! {
    [K: Coerce + Ord, V: Coerce] BTreeMap<K, V> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] HashMap<K, V, S> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    #[cfg(feature = "indexmap-2")]
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] indexmap::IndexMap<K, V, S> => |d| d.map(K::number, tree::read_key::<K>, V::number);
    [] Map<String, Value> => |d| d.map(String::number, tree::read_key::<String>, Value::number);
}
