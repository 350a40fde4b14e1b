//! A value without a size. (What serde's derive says of it is not the matter here.)

use serde_coerce::Coerce;

#[derive(Coerce)]
struct Name {
    text: str,
}

fn main() {}
