//! An `Option` reads null already.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(default)]
    #[coerce(null_to_default)]
    field: Option<u32>,
}

fn main() {}
