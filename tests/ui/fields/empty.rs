//! No rule, and no parentheses.

use serde_coerce::Coerce;
use serde::Deserialize;

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
