//! For lists and objects, not for numbers.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json)]
    field: u32,
}

fn main() {}
