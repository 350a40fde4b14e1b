//! For what is read from an object.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(null_to_object)]
    field: Vec<u32>,
}

fn main() {}
