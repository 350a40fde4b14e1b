//! An attribute of serde's in the wrong parentheses.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(rename = "q")]
    field: String,
}

fn main() {}
