//! An argument that is there twice.

use coerce::Coerce;

#[derive(Coerce)]
struct Entity {
    kind: String,
}

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_object(key = "kind", key = "type"))]
    field: Entity,
}

fn main() {}
