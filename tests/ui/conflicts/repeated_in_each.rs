//! A rule for items, for items.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(trim, each(trim))]
    field: Vec<String>,
}

fn main() {}
