//! For lists, objects and allowed values.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(python_to_json)]
    field: String,
}

fn main() {}
