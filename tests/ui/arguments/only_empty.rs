//! `only()` lets nothing through.

use coerce::Coerce;

#[derive(Coerce)]
struct Entity {
    kind: String,
}

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_object(key = "kind", only()))]
    field: Entity,
}

fn main() {}
