//! `Coerce` is for what serde can read.

use serde_coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number)]
    limit: u32,
}

fn main() {}
