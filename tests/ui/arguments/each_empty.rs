//! `each()` without rules.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each())]
    field: Vec<u32>,
}

fn main() {}
