//! Nulls in no words.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(text_to_null())]
    field: Option<String>,
}

fn main() {}
