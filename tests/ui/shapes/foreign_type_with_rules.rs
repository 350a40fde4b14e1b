//! The same, with rules: it is told once.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number, trim)]
    price: Money,
}

fn main() {}
