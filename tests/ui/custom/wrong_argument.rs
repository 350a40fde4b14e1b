//! A function of something else.

use coerce::{Coerce, Repair};

fn price(text: &str) -> Repair {
    Repair::To(text.trim_start_matches('$').into())
}

#[derive(Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
