//! A number that is a boolean that is a number.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(serde, number_to_bool, bool_to_number)]
    field: u32,
    #[coerce(serde, bool_to_number, bool_to_string, bool_to_choice(yes = "on", no = "off"))]
    other: u32,
}

fn main() {}
