//! An attribute of serde's in the wrong parentheses.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(rename = "q")]
    field: String,
}

fn main() {}
