//! A rule in another style of naming.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(stringToNumber)]
    field: u32,
}

fn main() {}
