//! A wrapper that cannot be distinguished from the tag.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
#[coerce(object_to_value(key = "kind"))]
enum Command {
    List,
    Create { limit: u32 },
}

fn main() {}
