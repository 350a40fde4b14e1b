//! A misspelt attribute that is no rule.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(sensitiv)]
    field: String,
}

fn main() {}
