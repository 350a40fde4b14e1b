//! The same, inside a list.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Args {
    prices: Option<Vec<Money>>,
}

fn main() {}
