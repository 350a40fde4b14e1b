//! After a fault nothing is reported about the types.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize)]
struct Money;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trm)]
    name: String,
    price: Money,
}

fn main() {}
