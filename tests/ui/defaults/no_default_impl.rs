//! Serde's `default` on types that have none.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Limit(u32);

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(default)]
    limit: Limit,
}

#[derive(Deserialize, Coerce)]
#[serde(default)]
struct Other {
    limit: u32,
}

fn main() {}
