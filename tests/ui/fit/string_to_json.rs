//! For lists and objects, not for text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json)]
    field: String,
}

fn main() {}
