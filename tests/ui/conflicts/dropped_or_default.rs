//! One of the two never fires.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(drop_invalid_items, each(invalid_to_default))]
    field: Vec<u32>,
}

fn main() {}
