//! Nothing comes near: all that fits a type is listed, and no more.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(lenient)]
struct Args {
    field: String,
}

fn main() {}
