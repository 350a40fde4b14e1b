//! A word for both.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool(yes("on", "x"), no("off", "x")))]
    field: bool,
}

fn main() {}
