//! What is for impls written by hand.

use coerce::Coerce;

#[derive(Coerce)]
#[serde(field_identifier)]
enum Field {
    Name,
    Limit,
}

#[derive(Coerce)]
#[serde(variant_identifier)]
enum Variant {
    Open,
    Closed,
}

fn main() {}
