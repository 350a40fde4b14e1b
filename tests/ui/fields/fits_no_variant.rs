//! A rule that fits no field of any variant, and one on a variant without fields.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
enum Action {
    Say { text: String },
    Name(String),
}

#[derive(Deserialize, Coerce)]
enum State {
    #[coerce(fields(trim))]
    Stopped,
}

fn main() {}
