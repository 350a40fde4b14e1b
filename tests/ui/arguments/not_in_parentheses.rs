//! An argument behind `=`.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(object_to_value = "value")]
    field: u32,
}

fn main() {}
