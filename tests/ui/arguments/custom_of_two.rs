//! Two functions in one rule.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(one, two))]
    field: String,
}

fn main() {}
