//! The same, on the one field.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Command {
    Create(#[coerce(null_to_object)] BTreeMap<String, u32>),
    Update(#[coerce(each(string_to_number))] BTreeMap<String, u32>),
}

fn main() {}
