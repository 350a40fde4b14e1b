//! The same, deep inside what std has: told once for each field, however often its type is asked for.

use coerce::Coerce;

struct Money {
    cents: u64,
}

#[derive(Coerce)]
struct Prices(Option<Vec<Money>>);

#[derive(Coerce)]
#[serde(transparent)]
struct Costs {
    money: Option<Box<Money>>,
}

#[derive(Coerce)]
struct Order {
    #[coerce(singleton_list)]
    money: Option<Vec<Money>>,
}

#[derive(Coerce)]
enum Payment {
    Parts(Option<Vec<Money>>),
}

fn main() {}
