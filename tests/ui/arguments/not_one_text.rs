//! Several texts where there is one.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes("on"), no = "off"))]
    field: String,
}

fn main() {}
