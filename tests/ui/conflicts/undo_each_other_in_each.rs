//! Rules that meet in the items.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string, each(string_to_number))]
    field: Vec<String>,
}

fn main() {}
