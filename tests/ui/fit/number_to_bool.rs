//! For booleans.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_bool)]
    field: Option<String>,
}

fn main() {}
