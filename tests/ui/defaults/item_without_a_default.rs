//! The default of an item takes its place: one that cannot be written is none.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Item {
    id: u32,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(null_to_default))]
    field: Vec<Item>,
    #[coerce(each(each(invalid_to_default)))]
    nested: Vec<Vec<Item>>,
}

fn main() {}
