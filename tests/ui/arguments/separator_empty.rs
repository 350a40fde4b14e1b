//! A separator that cuts nothing.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_list(separator = ""))]
    field: Vec<String>,
}

fn main() {}
