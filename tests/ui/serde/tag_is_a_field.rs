//! What serde itself refuses, of names.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Command {
    Create { kind: String },
}

fn main() {}
