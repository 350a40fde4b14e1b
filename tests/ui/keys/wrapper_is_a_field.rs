//! A wrapper that cannot be told from the value.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Args {
    input: String,
}

fn main() {}
