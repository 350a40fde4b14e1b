//! `only()` lets nothing through.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Entity {
    kind: String,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_object(key = "kind", only()))]
    field: Entity,
}

fn main() {}
