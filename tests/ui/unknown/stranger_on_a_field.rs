//! Nothing comes near: all that fits a field is listed.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(lenient)]
    field: String,
}

fn main() {}
