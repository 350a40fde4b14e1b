//! What goes on a variant.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
enum Command {
    Create { limit: u32 },
}

fn main() {}
