//! Parentheses without the argument that is needed.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value())]
    field: u32,
}

fn main() {}
