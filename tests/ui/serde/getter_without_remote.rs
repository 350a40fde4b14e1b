//! What belongs to `remote` stands alone: that is serde's to say.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Money {
    #[serde(getter = "cents")]
    cents: u64,
}

fn main() {}
