//! One text where there may be several.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_bool(yes = "on", no = "off"))]
    field: bool,
}

fn main() {}
