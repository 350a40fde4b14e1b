//! A newtype has no names.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(ignore_key_case)]
struct Limit(u32);

fn main() {}
