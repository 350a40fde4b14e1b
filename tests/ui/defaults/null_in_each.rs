//! An item cannot be absent.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(default)]
    #[coerce(each(null_to_default))]
    field: Vec<u32>,
}

fn main() {}
