//! A union.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
union Bits {
    float: f32,
    integer: u32,
}

fn main() {}
