//! A type that borrows, and types that hold it.

use coerce::Coerce;

#[derive(Coerce)]
struct Name<'a, T: 'a> {
    name: &'a T,
}

#[derive(Coerce)]
struct Args {
    name: Name<'static, String>,
}

fn main() {}
