//! A member that is read, ignoring case, and dropped.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("LIMIT"))]
struct Args {
    limit: u32,
}

fn main() {}
