//! A module that is not there.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(with = "cents")]
    price: u32,
}

fn main() {}
