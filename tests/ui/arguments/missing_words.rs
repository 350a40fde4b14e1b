//! Nulls in no words.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null())]
    field: Option<String>,
}

fn main() {}
