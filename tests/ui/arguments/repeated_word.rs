//! A word that is there twice.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(text_to_null("none", "null", "none"))]
    field: Option<String>,
}

fn main() {}
