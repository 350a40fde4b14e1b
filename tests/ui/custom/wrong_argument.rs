//! A function of something else.

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};

fn price(text: &str) -> Repair {
    Repair::To(text.trim_start_matches('$').into())
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
