//! For what is read from a word.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Entity {
    kind: String,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim)]
    field: Entity,
}

fn main() {}
