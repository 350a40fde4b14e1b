//! A word that is there twice.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none", "null", "none"))]
    field: Option<String>,
}

fn main() {}
