//! A misspelt attribute that is no rule.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitiv)]
    field: String,
}

fn main() {}
