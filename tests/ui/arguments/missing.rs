//! Rules that need arguments, without any.

use serde_coerce::Coerce;
use serde::Deserialize;

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
