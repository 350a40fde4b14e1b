//! `list_to_map` has either a value for all keys, or the keys of its items.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_map(value = true, key = "name"))]
    field: std::collections::BTreeMap<String, bool>,
}

fn main() {}
