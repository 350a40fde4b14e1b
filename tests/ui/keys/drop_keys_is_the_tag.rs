//! The tag dropped.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind", deny_unknown_fields)]
enum Command {
    #[coerce(drop_keys("kind"))]
    Create { limit: u32 },
}

fn main() {}
