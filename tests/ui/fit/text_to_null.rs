//! For what takes null.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none"))]
    field: u32,
}

fn main() {}
