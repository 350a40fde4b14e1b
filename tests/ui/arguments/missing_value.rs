//! `list_to_map` has no value of its own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_map)]
    field: std::collections::BTreeMap<String, bool>,
}

fn main() {}
