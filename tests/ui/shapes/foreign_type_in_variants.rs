//! The same, in all kinds of variants.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
enum Command {
    Pay(Money),
    Move(u32, Money),
    Refund { price: Money },
}

fn main() {}
