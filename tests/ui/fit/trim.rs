//! For what is read from a word.

use coerce::Coerce;

#[derive(Coerce)]
struct Entity {
    kind: String,
}

#[derive(Coerce)]
struct Args {
    #[coerce(trim)]
    field: Entity,
}

fn main() {}
