//! For maps and structs.

use coerce::Coerce;

#[derive(Coerce)]
enum State {
    Open { limit: u32 },
    Closed,
}

#[derive(Coerce)]
struct Args {
    #[coerce(list_to_map(value = true))]
    field: State,
}

fn main() {}
