//! Where the crate is found is no path.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(crate = "not a path")]
struct Args {
    field: String,
}

fn main() {}
