//! What serde itself refuses, of tags.

use coerce::Coerce;

#[derive(Coerce)]
#[serde(content = "args")]
enum Command {
    Create { limit: u32 },
}

fn main() {}
