//! The same, flattened.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Args {
    #[serde(flatten)]
    price: Money,
}

fn main() {}
