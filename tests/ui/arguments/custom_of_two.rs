//! Two functions in one rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(one, two))]
    field: String,
}

fn main() {}
