//! For text.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string)]
    field: u32,
}

fn main() {}
