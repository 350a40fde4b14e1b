//! An alias that is another field's name.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    limit: u32,
    #[serde(alias = "limit")]
    max: u32,
}

fn main() {}
