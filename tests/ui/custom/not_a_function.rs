//! A type.

use coerce::Coerce;

struct Price;

#[derive(Coerce)]
enum Args {
    Pay(#[coerce(custom(Price))] String),
}

fn main() {}
