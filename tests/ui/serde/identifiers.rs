//! What is for impls written by hand.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(field_identifier)]
enum Field {
    Name,
    Limit,
}

#[derive(Deserialize, Coerce)]
#[serde(variant_identifier)]
enum Variant {
    Open,
    Closed,
}

fn main() {}
