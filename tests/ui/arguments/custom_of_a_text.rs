//! The function as a text.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom("price"))]
    field: String,
}

fn main() {}
