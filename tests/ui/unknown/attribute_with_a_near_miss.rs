//! A misspelt attribute that is no rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitiv)]
    field: String,
}

fn main() {}
