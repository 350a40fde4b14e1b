//! Types of other crates have their markers with a feature.

use rust_decimal::Decimal;
use serde::Deserialize;
use serde_coerce::Coerce;
use uuid::Uuid;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim)]
    id: Uuid,
    #[coerce(number_to_string)]
    price: Decimal,
}

fn main() {}
