//! A word that the rule doesn't know.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string(float))]
    near: String,
    #[coerce(number_to_string(decimals))]
    far: String,
}

fn main() {}
