//! For lists and objects, not for numbers.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json)]
    field: u32,
}

fn main() {}
