//! A rule that is there twice.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, number_to_string, trim)]
    field: String,
}

fn main() {}
