//! The name that JSON Schema would give to a rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_array)]
    field: Vec<String>,
}

fn main() {}
