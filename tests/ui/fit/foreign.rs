//! A type of another crate has no markers.

use serde::Deserialize;
use serde_coerce::Coerce;

mod elsewhere {
    #[derive(serde::Deserialize)]
    pub struct Money(u64);
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    price: elsewhere::Money,
}

fn main() {}
