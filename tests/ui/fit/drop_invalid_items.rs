//! For lists without a fixed length, and for maps.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(drop_invalid_items)]
    field: [u8; 2],
    #[coerce(drop_invalid_items)]
    text: String,
}

fn main() {}
