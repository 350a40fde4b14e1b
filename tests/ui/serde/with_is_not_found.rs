//! A module that is not there.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[serde(with = "cents")]
    price: u32,
}

fn main() {}
