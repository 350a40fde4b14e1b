//! A function that is not there.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
