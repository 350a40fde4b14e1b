//! A value without a size.

use coerce::Coerce;

#[derive(Coerce)]
struct Name {
    text: str,
}

fn main() {}
