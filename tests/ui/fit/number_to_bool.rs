//! For booleans.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(number_to_bool)]
    field: Option<String>,
}

fn main() {}
