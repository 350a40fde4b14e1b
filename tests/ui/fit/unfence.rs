//! For strings, and for what they hold as JSON.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(unfence)]
    field: u8,
}

fn main() {}
