//! A misspelt argument, and one that nothing comes near.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value(kye = "value"), string_to_bool(on("1")))]
    field: bool,
}

fn main() {}
