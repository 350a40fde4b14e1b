//! Nothing stands in for null.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(null_to_default)]
    field: u32,
}

fn main() {}
