//! For strings, and for what they hold as JSON.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(unfence)]
    field: u8,
}

fn main() {}
