//! The same, flattened.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(flatten)]
    price: Money,
}

fn main() {}
