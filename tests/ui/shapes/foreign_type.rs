//! A field's type with neither `Coerce` nor `Deserialize`, in each place where one may stand. (What serde's derive says of it
//! is not the matter here.)

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Args {
    price: Money,
    discounts: Option<Vec<Money>>,
    by_name: BTreeMap<String, Money>,
    #[coerce(string_to_number)]
    limit: Money,
    #[coerce(serde)]
    refund: Money,
    #[serde(flatten)]
    rest: Money,
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        unimplemented!()
    }
}

fn main() {}
