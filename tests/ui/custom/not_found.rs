//! A function that is not there.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
