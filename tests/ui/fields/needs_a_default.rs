//! A rule that removes members stands where there is a default.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(fields(null_to_default))]
struct Args {
    limit: u32,
}

fn main() {}
