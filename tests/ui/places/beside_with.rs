//! A variant that a function reads.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    #[serde(deserialize_with = "limit")]
    Create(#[coerce(string_to_number)] u32),
}

fn limit<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    serde::Deserialize::deserialize(from)
}

fn main() {}
