//! A function that is not there.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(custom(price))]
    price: String,
}

fn main() {}
