//! `each()` without rules.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(each())]
    field: Vec<u32>,
}

fn main() {}
