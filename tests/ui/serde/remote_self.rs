//! `remote = "Self"` leaves the impl to be written by hand.

use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(remote = "Self")]
struct Money {
    cents: u64,
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Money::deserialize(from)
    }
}

fn main() {}
