//! A type that borrows.

use coerce::Coerce;

#[derive(Coerce)]
struct Args<'a> {
    name: &'a str,
}

fn main() {}
