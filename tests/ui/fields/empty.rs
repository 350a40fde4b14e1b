//! No rule, and no parentheses.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields())]
struct Args {
    limit: u32,
}

#[derive(Deserialize, Coerce)]
#[coerce(fields)]
struct Others {
    limit: u32,
}

fn main() {}
