//! The function as a text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom("price"))]
    field: String,
}

fn main() {}
