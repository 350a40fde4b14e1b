//! A crate that is not there.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(crate = "::lenient")]
struct Args {
    name: String,
}

fn main() {}
