//! For what is read from an object.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(null_to_object)]
    field: Vec<u32>,
}

fn main() {}
