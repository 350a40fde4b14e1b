//! A rule that is there twice, in two attributes.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim)]
    #[coerce(number_to_string, trim)]
    field: String,
}

fn main() {}
