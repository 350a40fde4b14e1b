//! After a fault nothing is told of the types.

use coerce::Coerce;

struct Money;

#[derive(Coerce)]
struct Args {
    #[coerce(trm)]
    name: String,
    price: Money,
}

fn main() {}
