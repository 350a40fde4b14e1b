//! A module that is not there.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(with = "cents")]
    price: u32,
}

fn main() {}
