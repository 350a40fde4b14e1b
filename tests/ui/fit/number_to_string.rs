//! For text.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string)]
    field: u32,
}

fn main() {}
