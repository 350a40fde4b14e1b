//! For lists and maps.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(string_to_number))]
    field: u32,
}

fn main() {}
