//! An alias that is another field's name.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    limit: u32,
    #[serde(alias = "limit")]
    max: u32,
}

fn main() {}
