//! A function that gives something else.

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::Value;

mod rules {
    pub fn price(value: &super::Value) -> Option<super::Value> {
        Some(value.clone())
    }
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(custom(rules::price)))]
    price: Vec<String>,
}

fn main() {}
