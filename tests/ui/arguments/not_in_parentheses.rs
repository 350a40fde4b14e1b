//! An argument behind `=`.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value = "value")]
    field: u32,
}

fn main() {}
