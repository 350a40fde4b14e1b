//! For numbers.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number)]
    field: String,
}

fn main() {}
