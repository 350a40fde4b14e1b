//! A newtype has no names.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Limit(u32);

fn main() {}
