//! A wrapper that cannot be distinguished from the value.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Args {
    input: String,
}

fn main() {}
