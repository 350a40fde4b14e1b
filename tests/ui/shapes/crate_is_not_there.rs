//! A crate that is not there.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(crate = "::lenient")]
struct Args {
    name: String,
}

fn main() {}
