//! Nothing is refused, so nothing has to be dropped.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(drop_keys("note"))]
struct Args {
    limit: u32,
}

fn main() {}
