//! An argument without its name.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value("value"))]
    field: u32,
}

fn main() {}
