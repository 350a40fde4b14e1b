//! A type.

use serde::Deserialize;
use serde_coerce::Coerce;

struct Price;

#[derive(Deserialize, Coerce)]
enum Args {
    Pay(#[coerce(custom(Price))] String),
}

fn main() {}
