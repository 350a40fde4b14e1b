//! What goes on a type.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(opt_in, crate = "::coerce", bound = "")]
    field: String,
}

fn main() {}
