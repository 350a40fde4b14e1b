//! With `key`, `list_to_map` is for maps.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Column {
    width: u32,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_map(key = "name"))]
    field: Column,
}

fn main() {}
