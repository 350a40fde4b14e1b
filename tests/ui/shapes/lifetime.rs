//! A type that borrows.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args<'a> {
    name: &'a str,
}

fn main() {}
