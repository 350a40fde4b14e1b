//! A rule that is there twice, in two attributes.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(trim)]
    #[coerce(number_to_string, trim)]
    field: String,
}

fn main() {}
