//! For the names of variants.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case)]
    field: String,
}

fn main() {}
