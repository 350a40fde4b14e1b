//! Nothing stands in for what is dropped.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(invalid_to_default)]
    field: u32,
}

fn main() {}
