//! A rule that fits no field of any variant, and one on a variant without fields.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
enum Action {
    Say { text: String },
    Name(String),
    #[coerce(fields(trim))]
    Stop,
}

fn main() {}
