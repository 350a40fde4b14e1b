//! A type that borrows.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args<'a> {
    name: &'a str,
}

fn main() {}
