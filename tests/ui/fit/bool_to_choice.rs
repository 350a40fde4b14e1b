//! For text and the names of variants.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "off"))]
    field: bool,
}

fn main() {}
