//! A rule in another style of naming.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(stringToNumber)]
    field: u32,
}

fn main() {}
