//! The function as a text.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(custom("price"))]
    field: String,
}

fn main() {}
