//! Nothing comes near: all that fits a type is listed, and no more.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(lenient)]
struct Args {
    field: String,
}

fn main() {}
