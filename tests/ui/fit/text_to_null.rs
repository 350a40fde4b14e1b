//! For what takes null.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none"))]
    field: u32,
}

fn main() {}
