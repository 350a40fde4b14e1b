//! For strings, and for what they hold as JSON.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(unfence)]
    field: u8,
}

fn main() {}
