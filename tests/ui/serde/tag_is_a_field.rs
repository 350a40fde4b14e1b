//! What serde itself refuses, of names.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Command {
    Create { kind: String },
}

fn main() {}
