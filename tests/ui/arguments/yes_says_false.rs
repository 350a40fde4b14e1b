//! The words of JSON, turned around.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool(yes("false")))]
    field: bool,
}

fn main() {}
