//! A value without a size.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Name {
    text: str,
}

fn main() {}
