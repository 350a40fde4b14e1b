//! One of two arguments.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on"))]
    field: String,
}

fn main() {}
