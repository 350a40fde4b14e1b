//! The same, deep inside what std has: told once for each field, however often its type is asked for.

use coerce::Coerce;
use serde::Deserialize;

struct Money {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
struct Prices(Option<Vec<Money>>);

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
struct Costs {
    money: Option<Box<Money>>,
}

#[derive(Deserialize, Coerce)]
struct Order {
    #[coerce(singleton_list)]
    money: Option<Vec<Money>>,
}

#[derive(Deserialize, Coerce)]
enum Payment {
    Parts(Option<Vec<Money>>),
}

fn main() {}
