//! A rule as a text, for items.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each("trim"))]
    field: Vec<String>,
}

fn main() {}
