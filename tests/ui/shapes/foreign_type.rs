//! A type of which nothing is known.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Args {
    price: Money,
}

fn main() {}
