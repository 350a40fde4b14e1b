//! The same, in all kinds of variants.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
enum Command {
    Pay(Money),
    Move(u32, Money),
    Refund { price: Money },
}

fn main() {}
