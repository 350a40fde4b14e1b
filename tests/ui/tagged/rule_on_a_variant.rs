//! Beside an internal tag the content is no value of its own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Limits {
    limit: u32,
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Command {
    #[coerce(object_to_value(key = "input"))]
    Create { limit: u32 },
    #[coerce(string_to_json)]
    Update(Limits),
    #[coerce(trim)]
    List,
}

fn main() {}
