//! A rule inside fits some types alone: the parameter needs the marker.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Row<T> {
    #[coerce(string_to_number)]
    total: T,
}

#[derive(Deserialize, Coerce)]
struct Page<T> {
    rows: Vec<Row<T>>,
}

fn main() {}
