//! For numbers.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_number)]
    field: Option<String>,
}

fn main() {}
