//! A rule that is there twice, in two attributes.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim)]
    #[coerce(number_to_string, trim)]
    field: String,
}

fn main() {}
