//! Nothing comes near: all that fits a field is listed.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(lenient)]
    field: String,
}

fn main() {}
