//! A rule in another style of naming.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(stringToNumber)]
    field: u32,
}

fn main() {}
