//! A rule as a text, for items.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each("trim"))]
    field: Vec<String>,
}

fn main() {}
