//! A word for both.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool(yes("on", "x"), no("off", "x")))]
    field: bool,
}

fn main() {}
