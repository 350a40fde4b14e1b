//! For what takes null.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null)]
    field: String,
}

fn main() {}
