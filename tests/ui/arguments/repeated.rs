//! An argument that is there twice.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Entity {
    kind: String,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_object(key = "kind", key = "type"))]
    field: Entity,
}

fn main() {}
