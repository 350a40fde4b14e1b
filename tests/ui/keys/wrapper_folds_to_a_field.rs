//! A wrapper that is a field but for case.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case, object_to_value(key = "Input"))]
struct Args {
    input: String,
}

fn main() {}
