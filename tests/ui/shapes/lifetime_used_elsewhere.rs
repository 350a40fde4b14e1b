//! A type that borrows, and types that hold it.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Name<'a, T: 'a> {
    name: &'a T,
}

#[derive(Deserialize, Coerce)]
struct Args {
    name: Name<'static, String>,
}

fn main() {}
