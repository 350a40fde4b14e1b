//! A crate that is not there.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(crate = "::lenient")]
struct Args {
    name: String,
}

fn main() {}
