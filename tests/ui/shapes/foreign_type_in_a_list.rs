//! The same, inside a list.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Args {
    prices: Option<Vec<Money>>,
}

fn main() {}
