//! Fillers that JSON has not.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(list_to_map(value = 5u8))]
    suffix: BTreeMap<String, u8>,
    #[coerce(list_to_map(value = 18446744073709551616))]
    large: BTreeMap<String, u128>,
    #[coerce(list_to_map(value = none))]
    word: BTreeMap<String, Option<u8>>,
    #[coerce(list_to_map(value = b"bytes"))]
    bytes: BTreeMap<String, String>,
}

fn main() {}
