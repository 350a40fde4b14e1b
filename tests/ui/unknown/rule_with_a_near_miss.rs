//! A misspelt rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_nubmer)]
    field: u32,
}

fn main() {}
