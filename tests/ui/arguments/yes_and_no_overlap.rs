//! A word for both.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_bool(yes("on", "x"), no("off", "x")))]
    field: bool,
}

fn main() {}
