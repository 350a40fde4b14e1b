//! For integers.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(float_to_integer)]
    field: f64,
}

fn main() {}
