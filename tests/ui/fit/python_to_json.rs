//! For lists, objects and allowed values.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(python_to_json)]
    field: String,
}

fn main() {}
