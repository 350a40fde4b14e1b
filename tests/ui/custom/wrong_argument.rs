//! A function of something else.

use serde_coerce::{Coerce, Repair};
use serde::Deserialize;

fn price(text: &str) -> Repair {
    Repair::To(text.trim_start_matches('$').into())
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
