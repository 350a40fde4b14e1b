//! Beside `string_to_bool` it is for booleans.

use coerce::Coerce;

#[derive(Coerce)]
enum State {
    Open,
    Closed,
}

#[derive(Coerce)]
struct Args {
    #[coerce(ignore_case, string_to_bool)]
    field: State,
}

fn main() {}
