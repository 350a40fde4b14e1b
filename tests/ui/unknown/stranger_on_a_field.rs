//! Nothing comes near: all that fits a field is listed.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(lenient)]
    field: String,
}

fn main() {}
