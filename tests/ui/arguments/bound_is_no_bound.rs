//! A type alone is no bound.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(bound = "T")]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
