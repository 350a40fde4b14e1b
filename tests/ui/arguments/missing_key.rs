//! Parentheses without the argument that is needed.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value())]
    field: u32,
}

fn main() {}
