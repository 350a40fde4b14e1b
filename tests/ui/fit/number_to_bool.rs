//! For booleans.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_bool)]
    field: Option<String>,
}

fn main() {}
