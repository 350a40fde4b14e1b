//! Not for lists.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_item)]
    field: Vec<u32>,
}

fn main() {}
