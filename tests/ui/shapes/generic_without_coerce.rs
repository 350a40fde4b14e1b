//! A parameter that is none.

use coerce::Coerce;

struct Money;

#[derive(Coerce)]
struct Page<T> {
    items: Vec<T>,
}

#[derive(Coerce)]
struct Args {
    page: Page<Money>,
}

fn main() {}
