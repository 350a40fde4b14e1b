//! A text that a rule makes and another reads as null.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("0"), number_to_string)]
    field: Option<String>,
}

fn main() {}
