//! What goes on a struct.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_key_case, drop_keys("note"))]
    field: String,
}

fn main() {}
