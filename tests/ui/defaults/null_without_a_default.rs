//! Nothing stands in for null.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(null_to_default)]
    field: u32,
}

fn main() {}
