//! What belongs to `remote` stands alone: that is serde's to say.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Money {
    #[serde(getter = "cents")]
    cents: u64,
}

fn main() {}
