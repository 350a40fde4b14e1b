//! Not for lists.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_item)]
    field: Vec<u32>,
}

fn main() {}
