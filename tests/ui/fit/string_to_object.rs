//! For structs and enums with data.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_object(key = "kind"))]
    field: std::collections::BTreeMap<String, u32>,
}

fn main() {}
