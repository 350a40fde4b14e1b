//! The same, in newtypes.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Price(Money);

#[derive(Coerce)]
#[serde(transparent)]
struct Cost {
    money: Money,
}

#[derive(Coerce)]
#[serde(from = "Money")]
struct Total(u64);

impl From<Money> for Total {
    fn from(money: Money) -> Self {
        Self(money.cents)
    }
}

fn main() {}
