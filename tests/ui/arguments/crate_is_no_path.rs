//! Where the crate is found is no path.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(crate = "not a path")]
struct Args {
    field: String,
}

fn main() {}
