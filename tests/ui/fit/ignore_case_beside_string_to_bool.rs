//! Beside `string_to_bool` it is for booleans.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum State {
    Open,
    Closed,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case, string_to_bool)]
    field: State,
}

fn main() {}
