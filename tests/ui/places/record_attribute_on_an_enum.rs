//! What goes on a variant.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
enum Command {
    Create { limit: u32 },
}

fn main() {}
