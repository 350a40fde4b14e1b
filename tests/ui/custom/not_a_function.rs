//! A type.

use serde_coerce::Coerce;
use serde::Deserialize;

struct Price;

#[derive(Deserialize, Coerce)]
enum Args {
    Pay(#[coerce(custom(Price))] String),
}

fn main() {}
