//! A parameter that is none.

use coerce::Coerce;

struct Money;

#[derive(Coerce)]
struct Page<T> {
    items: Vec<T>,
}

fn read(text: serde_json::Value) {
    let _ = Page::<Money>::from_value(text);
}

fn main() {}
