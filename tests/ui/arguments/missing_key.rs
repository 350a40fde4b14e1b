//! Parentheses without the argument that is needed.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value())]
    field: u32,
}

fn main() {}
