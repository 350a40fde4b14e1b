//! A rule that is there twice.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, number_to_string, trim)]
    field: String,
}

fn main() {}
