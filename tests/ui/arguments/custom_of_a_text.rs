//! The function as a text.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom("price"))]
    field: String,
}

fn main() {}
