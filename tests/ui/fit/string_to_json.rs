//! For lists and objects, not for text.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json)]
    field: String,
}

fn main() {}
