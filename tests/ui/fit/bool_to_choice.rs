//! For text and the names of variants.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "off"))]
    field: bool,
}

fn main() {}
