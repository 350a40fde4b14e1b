//! `each()` without rules.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each())]
    field: Vec<u32>,
}

fn main() {}
