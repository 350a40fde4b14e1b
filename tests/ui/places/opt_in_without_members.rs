//! Values that are no objects cannot ask for rules.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(opt_in)]
enum State {
    Open,
    Closed,
}

#[derive(Deserialize, Coerce)]
#[coerce(opt_in)]
struct Pair(u32, u32);

fn main() {}
