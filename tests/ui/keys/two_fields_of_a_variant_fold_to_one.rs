//! The same in a variant.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(ignore_key_case)]
    Create {
        limit: u32,
        #[serde(alias = "LIMIT")]
        max: u32,
    },
}

fn main() {}
