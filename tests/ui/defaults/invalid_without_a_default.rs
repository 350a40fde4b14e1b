//! Nothing stands in for what is dropped.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(invalid_to_default)]
    field: u32,
}

fn main() {}
