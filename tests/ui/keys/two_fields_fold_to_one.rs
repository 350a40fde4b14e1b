//! Two names that are one without case, `_` and `-`.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Args {
    max_results: u32,
    #[serde(rename = "Max-Results")]
    other: u32,
}

fn main() {}
