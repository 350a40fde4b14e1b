//! The same, with rules: it is told once.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number, trim)]
    price: Money,
}

fn main() {}
