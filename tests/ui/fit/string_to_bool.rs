//! For booleans.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool)]
    field: u8,
}

fn main() {}
