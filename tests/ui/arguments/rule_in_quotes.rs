//! A rule as a text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce("trim")]
    field: String,
}

fn main() {}
