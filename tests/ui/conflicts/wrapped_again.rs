//! A member that is taken out and put in.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Entity {
    name: String,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(object_to_value(key = "kind"), string_to_object(key = "kind"))]
    field: Entity,
}

fn main() {}
