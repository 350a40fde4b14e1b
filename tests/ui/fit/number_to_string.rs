//! For text.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(number_to_string)]
    field: u32,
}

fn main() {}
