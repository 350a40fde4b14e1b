//! For what takes null.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(empty_to_null)]
    field: String,
}

fn main() {}
