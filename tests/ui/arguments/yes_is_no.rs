//! One text for both.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "on"))]
    field: String,
}

fn main() {}
