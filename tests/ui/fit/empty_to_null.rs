//! For what takes null.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null)]
    field: String,
}

fn main() {}
