//! What serde itself refuses, of tags.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(content = "args")]
enum Command {
    Create { limit: u32 },
}

fn main() {}
