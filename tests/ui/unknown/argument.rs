//! A misspelt argument, and one that nothing comes near.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value(kye = "value"), string_to_bool(on("1")))]
    field: bool,
}

fn main() {}
