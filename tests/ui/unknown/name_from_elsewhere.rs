//! A rule that others call so.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_array)]
    field: Vec<String>,
}

fn main() {}
