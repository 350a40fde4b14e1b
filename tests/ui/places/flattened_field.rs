//! A flattened field has no value of its own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(flatten)]
    #[coerce(string_to_json)]
    rest: std::collections::BTreeMap<String, u32>,
}

fn main() {}
