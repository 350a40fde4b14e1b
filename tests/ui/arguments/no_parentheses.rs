//! The attribute alone, and with `=`.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce = "trim"]
struct Args {
    #[coerce]
    field: String,
}

fn main() {}
