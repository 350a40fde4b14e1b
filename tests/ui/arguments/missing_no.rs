//! One of two arguments.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on"))]
    field: String,
}

fn main() {}
