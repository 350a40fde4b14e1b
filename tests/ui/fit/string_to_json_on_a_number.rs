//! For lists and objects, not for numbers.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_json)]
    field: u32,
}

fn main() {}
