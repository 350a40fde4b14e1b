//! Nothing stands in for what is dropped.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(invalid_to_default)]
    field: u32,
}

fn main() {}
