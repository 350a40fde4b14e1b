//! A word that the rule doesn't know.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string(float))]
    near: String,
    #[coerce(number_to_string(decimals))]
    far: String,
}

fn main() {}
