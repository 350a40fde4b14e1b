//! A union.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
union Bits {
    float: f32,
    integer: u32,
}

fn main() {}
