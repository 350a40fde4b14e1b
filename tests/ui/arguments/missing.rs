//! Rules that need arguments, without any.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Entity {
    kind: String,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_object, custom, each)]
    field: Entity,
}

fn main() {}
