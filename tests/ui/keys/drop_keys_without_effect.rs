//! Nothing is refused, so nothing has to be dropped.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(drop_keys("note"))]
struct Args {
    limit: u32,
}

fn main() {}
