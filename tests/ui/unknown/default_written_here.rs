//! Serde's `default` in the wrong parentheses, beside a rule that needs it.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(default, null_to_default)]
    field: u32,
}

fn main() {}
