//! A type that borrows.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args<'a> {
    name: &'a str,
}

fn main() {}
