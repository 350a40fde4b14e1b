//! A type does not know whether it stands in a field.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Default, Deserialize, Coerce)]
#[serde(default)]
#[coerce(null_to_default)]
struct Args {
    limit: u32,
}

fn main() {}
