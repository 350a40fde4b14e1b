//! A wrapper that has the name of a field, ignoring case.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case, object_to_value(key = "Input"))]
struct Args {
    input: String,
}

fn main() {}
