//! Rules that need arguments, without any.

use coerce::Coerce;

#[derive(Coerce)]
struct Entity {
    kind: String,
}

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_object, custom, each)]
    field: Entity,
}

fn main() {}
