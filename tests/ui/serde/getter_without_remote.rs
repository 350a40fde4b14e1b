//! `getter` belongs to `remote`. Without it, serde reports the fault.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Money {
    #[serde(getter = "cents")]
    cents: u64,
}

fn main() {}
