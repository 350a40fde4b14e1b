//! A module that is not there.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(with = "cents")]
    price: u32,
}

fn main() {}
