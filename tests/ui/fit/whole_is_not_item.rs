//! A rule for the whole does not reach the items.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null)]
    field: Vec<Option<String>>,
}

fn main() {}
