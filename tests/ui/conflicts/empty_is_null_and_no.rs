//! Empty text that is made and read as null.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null, bool_to_choice(yes = "x", no = ""))]
    field: Option<String>,
}

fn main() {}
