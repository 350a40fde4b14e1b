//! A union.

use coerce::Coerce;

#[derive(Coerce)]
union Bits {
    float: f32,
    integer: u32,
}

fn main() {}
