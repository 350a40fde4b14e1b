//! A wrapper that cannot be distinguished from a variant's name.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(object_to_value(key = "Create"))]
enum Command {
    Create { limit: u32 },
}

fn main() {}
