//! One of two arguments.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on"))]
    field: String,
}

fn main() {}
