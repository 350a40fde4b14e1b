//! Parentheses without the argument that is needed.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(object_to_value())]
    field: u32,
}

fn main() {}
