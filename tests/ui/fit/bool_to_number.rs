//! For numbers.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_number)]
    field: Option<String>,
}

fn main() {}
