//! What serde itself refuses, of names.

use coerce::Coerce;

#[derive(Coerce)]
#[serde(tag = "kind")]
enum Command {
    Create { kind: String },
}

fn main() {}
