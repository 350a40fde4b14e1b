//! A misspelt rule.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_nubmer)]
    field: u32,
}

fn main() {}
