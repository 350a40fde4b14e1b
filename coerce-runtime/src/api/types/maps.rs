//! Maps.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, Hash};

use serde_json::{Map, Value};

use super::{edge, schemas};
use crate::api::Coerce;
use crate::schema::{Schema, Shape};
use crate::tree;

/// An object of such keys and values.
const fn map<K: Coerce, V: Coerce>() -> Schema {
    Schema::new(Shape::Map { key: edge::<K>(), read_key: tree::read_key::<K>, value: edge::<V>(), only: None })
}

schemas! {
    [K: Coerce + Ord, V: Coerce] BTreeMap<K, V> => map::<K, V>();
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] HashMap<K, V, S> => map::<K, V>();
    [] Map<String, Value> => map::<String, Value>();
}

#[cfg(feature = "indexmap-2")]
schemas! {
    #[cfg(feature = "indexmap-2")]
    [K: Coerce + Eq + Hash, V: Coerce, S: BuildHasher + Default + 'static] indexmap::IndexMap<K, V, S> => map::<K, V>();
}
