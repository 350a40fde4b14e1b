//! A rule as a text.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce("trim")]
    field: String,
}

fn main() {}
