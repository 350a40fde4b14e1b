//! A word that is there twice.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none", "null", "none"))]
    field: Option<String>,
}

fn main() {}
