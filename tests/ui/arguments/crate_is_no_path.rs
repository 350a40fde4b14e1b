//! Where the crate is found is no path.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(crate = "not a path")]
struct Args {
    field: String,
}

fn main() {}
