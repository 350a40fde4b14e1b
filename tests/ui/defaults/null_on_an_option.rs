//! An `Option` reads null already.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(default)]
    #[coerce(null_to_default)]
    field: Option<u32>,
}

fn main() {}
