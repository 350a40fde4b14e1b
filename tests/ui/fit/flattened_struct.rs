//! The members of a struct have rules of their own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Inner {
    limit: u32,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(flatten)]
    #[coerce(string_to_number)]
    inner: Inner,
    #[serde(flatten)]
    #[coerce(string_to_number)]
    words: std::collections::BTreeMap<String, String>,
}

fn main() {}
