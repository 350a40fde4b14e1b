//! An attribute of serde's in the wrong parentheses.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(rename = "q")]
    field: String,
}

fn main() {}
