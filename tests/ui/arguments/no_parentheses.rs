//! The attribute alone, and with `=`.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce = "trim"]
struct Args {
    #[coerce]
    field: String,
}

fn main() {}
