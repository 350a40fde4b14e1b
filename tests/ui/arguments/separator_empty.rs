//! A separator that cuts nothing.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_list(separator = ""))]
    field: Vec<String>,
}

fn main() {}
