//! For booleans.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_bool)]
    field: u8,
}

fn main() {}
