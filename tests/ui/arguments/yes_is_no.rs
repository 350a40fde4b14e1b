//! One text for both.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "on"))]
    field: String,
}

fn main() {}
