//! A rule that removes members stands where there is a default.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(null_to_default))]
struct Args {
    limit: u32,
}

fn main() {}
