//! Where the crate is found is no path.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(crate = "not a path")]
struct Args {
    field: String,
}

fn main() {}
