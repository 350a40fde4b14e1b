//! Nulls in no words.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null())]
    field: Option<String>,
}

fn main() {}
