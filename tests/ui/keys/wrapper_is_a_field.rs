//! A wrapper that cannot be distinguished from the value.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Args {
    input: String,
}

fn main() {}
