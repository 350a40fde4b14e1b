//! One text for both.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "on"))]
    field: String,
}

fn main() {}
