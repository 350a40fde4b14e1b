//! Neither `Coerce` nor `Deserialize`.

use coerce::Coerce;

struct Money;

#[derive(Coerce)]
struct Args {
    #[coerce(serde)]
    price: Money,
}

fn main() {}
