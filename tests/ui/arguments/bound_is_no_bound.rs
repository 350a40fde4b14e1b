//! A type alone is no bound.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(bound = "T")]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
