//! A rule that removes members needs a member with a default.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(null_to_default))]
struct Args {
    limit: u32,
}

fn main() {}
