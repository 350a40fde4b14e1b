//! A parameter that is none.

use coerce::Coerce;
use serde::Deserialize;

struct Money;

#[derive(Deserialize, Coerce)]
struct Page<T> {
    items: Vec<T>,
}

#[derive(Deserialize, Coerce)]
struct Args {
    page: Page<Money>,
}

fn main() {}
