//! A misspelt attribute that is no rule.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitiv)]
    field: String,
}

fn main() {}
