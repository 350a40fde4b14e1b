//! For text and the names of variants.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_choice(yes = "on", no = "off"))]
    field: bool,
}

fn main() {}
