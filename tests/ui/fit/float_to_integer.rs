//! For integers.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(float_to_integer)]
    field: f64,
}

fn main() {}
