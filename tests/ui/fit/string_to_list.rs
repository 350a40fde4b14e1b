//! For lists.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_list)]
    field: String,
}

fn main() {}
