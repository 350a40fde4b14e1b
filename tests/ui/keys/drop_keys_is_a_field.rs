//! A member that is read and dropped.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(drop_keys("note", "limit"))]
struct Args {
    limit: u32,
}

fn main() {}
