//! For maps and structs.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum State {
    Open { limit: u32 },
    Closed,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_map(value = true))]
    field: State,
}

fn main() {}
