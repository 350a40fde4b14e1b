//! For the names of variants.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case)]
    field: String,
}

fn main() {}
