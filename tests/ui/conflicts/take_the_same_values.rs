//! Rules of which one would never fire.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_string, bool_to_choice(yes = "on", no = "off"))]
    field: String,
}

fn main() {}
