//! A rule that is there twice.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(trim, number_to_string, trim)]
    field: String,
}

fn main() {}
