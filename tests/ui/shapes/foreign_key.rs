//! A map whose key is foreign is read by its `Deserialize`, and the rules inside its values would be lost.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Foreign(u32);

#[derive(Deserialize, Coerce)]
struct Line {
    #[coerce(string_to_number)]
    count: u8,
}

#[derive(Deserialize, Coerce)]
struct Args {
    lines: BTreeMap<Foreign, Line>,
}

fn main() {}
