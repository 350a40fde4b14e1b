//! An argument behind `=`.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value = "value")]
    field: u32,
}

fn main() {}
