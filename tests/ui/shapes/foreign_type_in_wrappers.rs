//! The same, in newtypes.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Price(Money);

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
struct Cost {
    money: Money,
}

#[derive(Deserialize, Coerce)]
#[serde(from = "Money")]
struct Total(u64);

impl From<Money> for Total {
    fn from(money: Money) -> Self {
        Self(money.cents)
    }
}

fn main() {}
