//! Two readers.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(with = "cents")]
    #[coerce(serde)]
    field: u32,
}

mod cents {
    pub fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        serde::Deserialize::deserialize(from)
    }
}

fn main() {}
