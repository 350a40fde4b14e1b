//! With `key`, `list_to_map` is for maps.

use serde::Deserialize;
use serde_coerce::Coerce;

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
