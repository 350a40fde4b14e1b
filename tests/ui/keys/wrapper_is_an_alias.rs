//! A wrapper that cannot be distinguished from the value, by an alias.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Args {
    #[serde(alias = "input")]
    text: String,
}

fn main() {}
