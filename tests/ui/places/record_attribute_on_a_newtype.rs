//! A newtype has no names.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Limit(u32);

fn main() {}
