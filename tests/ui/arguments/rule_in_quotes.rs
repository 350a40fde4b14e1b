//! A rule as a text.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce("trim")]
    field: String,
}

fn main() {}
