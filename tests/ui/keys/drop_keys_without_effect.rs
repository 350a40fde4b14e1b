//! Nothing is refused, so nothing has to be dropped.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(drop_keys("note"))]
struct Args {
    limit: u32,
}

fn main() {}
