//! A rule that others call so.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_array)]
    field: Vec<String>,
}

fn main() {}
