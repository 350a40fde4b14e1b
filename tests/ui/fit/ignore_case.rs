//! For the names of variants.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case)]
    field: String,
}

fn main() {}
