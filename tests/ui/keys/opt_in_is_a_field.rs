//! A switch that is a field, with the name given and with its own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(opt_in)]
struct Args {
    compat: u32,
}

#[derive(Deserialize, Coerce)]
#[coerce(opt_in = "mode")]
struct Other {
    mode: u32,
}

fn main() {}
