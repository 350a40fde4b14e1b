//! Rules that conflict: each reverses the other.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(singleton_list, list_to_item)]
    field: Vec<String>,
}

fn main() {}
