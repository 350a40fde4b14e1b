//! Arguments that are no text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value(key = 5), text_to_null(null))]
    field: Option<u32>,
    #[coerce(text_to_null(-5))]
    negative: Option<i32>,
}

fn main() {}
