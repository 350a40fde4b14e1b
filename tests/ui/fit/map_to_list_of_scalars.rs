//! With `key` the items have members: `map_to_list` is for lists of structs and maps, and `list_to_map` for maps of these.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Column {
    width: u32,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(map_to_list(key = "name"))]
    scalars: Vec<u32>,
    #[coerce(map_to_list(key = "name"))]
    no_list: Column,
    #[coerce(list_to_map(key = "name"))]
    lists: BTreeMap<String, Vec<Column>>,
    #[coerce(each(map_to_list(key = "name")))]
    items: Vec<Vec<String>>,
}

fn main() {}
