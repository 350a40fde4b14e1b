//! Not for maps.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value(key = "value"))]
    field: std::collections::BTreeMap<String, serde_json::Value>,
}

fn main() {}
