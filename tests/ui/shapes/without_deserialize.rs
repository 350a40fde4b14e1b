//! `Coerce` is for what serde can read.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number)]
    limit: u32,
}

fn main() {}
