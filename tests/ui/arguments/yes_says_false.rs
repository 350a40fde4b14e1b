//! The words of JSON, turned around.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool(yes("false")))]
    field: bool,
}

fn main() {}
