//! A member that is read, ignoring case, and dropped.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("LIMIT"))]
struct Args {
    limit: u32,
}

fn main() {}
