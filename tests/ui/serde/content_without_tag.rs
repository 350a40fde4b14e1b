//! What serde itself refuses, of tags.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[serde(content = "args")]
enum Command {
    Create { limit: u32 },
}

fn main() {}
