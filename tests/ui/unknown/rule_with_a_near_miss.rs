//! A misspelt rule.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_nubmer)]
    field: u32,
}

fn main() {}
