//! An attribute that is there twice.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(sensitive, sensitive)]
    field: String,
}

fn main() {}
