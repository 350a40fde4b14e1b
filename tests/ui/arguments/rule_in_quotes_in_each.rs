//! A rule as a text, for items.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(each("trim"))]
    field: Vec<String>,
}

fn main() {}
