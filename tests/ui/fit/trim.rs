//! For what is read from a word.

use serde_coerce::Coerce;
use serde::Deserialize;

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
