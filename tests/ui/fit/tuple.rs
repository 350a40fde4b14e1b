//! Rules do not reach into tuples.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    field: (u32, u32),
}

fn main() {}
