//! The tag dropped.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind", deny_unknown_fields)]
enum Command {
    #[coerce(drop_keys("kind"))]
    Create { limit: u32 },
}

fn main() {}
