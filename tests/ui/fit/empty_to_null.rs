//! For what takes null.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null)]
    field: String,
}

fn main() {}
