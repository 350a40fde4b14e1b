//! A type alone is no bound.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(bound = "T")]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
