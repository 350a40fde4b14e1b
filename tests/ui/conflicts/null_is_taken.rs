//! Null cannot be read as two things.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(default)]
    #[coerce(null_to_default, null_to_object)]
    field: std::collections::BTreeMap<String, u32>,
}

fn main() {}
