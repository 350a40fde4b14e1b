//! For text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string)]
    field: u32,
}

fn main() {}
