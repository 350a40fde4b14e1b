//! What goes on a struct.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_key_case, drop_keys("note"))]
    field: String,
}

fn main() {}
