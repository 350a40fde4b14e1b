//! For booleans.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool)]
    field: u8,
}

fn main() {}
