//! A wrapper that cannot be distinguished from the tag.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
#[coerce(object_to_value(key = "kind"))]
enum Command {
    List,
    Create { limit: u32 },
}

fn main() {}
