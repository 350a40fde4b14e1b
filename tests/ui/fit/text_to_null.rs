//! For what takes null.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none"))]
    field: u32,
}

fn main() {}
