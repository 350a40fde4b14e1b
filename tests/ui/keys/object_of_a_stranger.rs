//! An object with a member that the type does not read.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(string_to_object(key = "nmae"))]
struct Entity {
    name: String,
}

fn main() {}
