//! A text that a rule makes and another reads as null.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(text_to_null("0"), number_to_string)]
    field: Option<String>,
}

fn main() {}
