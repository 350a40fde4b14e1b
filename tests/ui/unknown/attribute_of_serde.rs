//! An attribute of serde's in the wrong parentheses.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(rename = "q")]
    field: String,
}

fn main() {}
