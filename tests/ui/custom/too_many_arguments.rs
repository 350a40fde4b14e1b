//! A function of two.

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::Value;

fn price(_: &Value, _: &Value) -> Repair {
    Repair::Keep
}

#[derive(Deserialize, Coerce)]
#[coerce(custom(price))]
struct Args {
    price: String,
}

fn main() {}
