//! A field that is not read.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(skip)]
    #[coerce(string_to_number)]
    limit: u32,
}

fn main() {}
