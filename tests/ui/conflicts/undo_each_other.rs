//! Rules that conflict: each reverses the other.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(singleton_list, list_to_item)]
    field: Vec<String>,
}

fn main() {}
