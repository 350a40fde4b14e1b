//! For integers.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(float_to_integer)]
    field: f64,
}

fn main() {}
