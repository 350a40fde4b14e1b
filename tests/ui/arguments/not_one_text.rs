//! Several texts where there is one.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes("on"), no = "off"))]
    field: String,
}

fn main() {}
