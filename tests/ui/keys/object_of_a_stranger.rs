//! An object with a member that the type does not read.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(string_to_object(key = "nmae"))]
struct Entity {
    name: String,
}

fn main() {}
