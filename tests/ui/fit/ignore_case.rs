//! For the names of variants.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(ignore_case)]
    field: String,
}

fn main() {}
