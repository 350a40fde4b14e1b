//! Serde's `default` on types that have none.

use coerce::Coerce;

#[derive(Coerce)]
struct Limit(u32);

#[derive(Coerce)]
struct Args {
    #[serde(default)]
    limit: Limit,
}

#[derive(Coerce)]
#[serde(default)]
struct Other {
    limit: u32,
}

fn main() {}
