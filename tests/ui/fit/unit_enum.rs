//! Rules for data, on an enum that has none.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(string_to_json, null_to_object)]
enum State {
    Open,
    Closed,
}

fn main() {}
