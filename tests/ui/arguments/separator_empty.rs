//! A separator that cuts nothing.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_list(separator = ""))]
    field: Vec<String>,
}

fn main() {}
