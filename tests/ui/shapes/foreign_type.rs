//! A type of which nothing is known.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Args {
    price: Money,
}

fn main() {}
