//! Two functions in one rule.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(custom(one, two))]
    field: String,
}

fn main() {}
