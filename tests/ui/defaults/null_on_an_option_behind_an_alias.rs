//! An `Option` by another name.

use serde::Deserialize;
use serde_coerce::Coerce;

type Limit = Option<Box<u32>>;

#[derive(Deserialize, Coerce)]
#[serde(default)]
struct Args {
    #[coerce(null_to_default)]
    limit: Limit,
}

impl Default for Args {
    fn default() -> Self {
        Self { limit: None }
    }
}

fn main() {}
