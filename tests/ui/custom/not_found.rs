//! A function that is not there.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
