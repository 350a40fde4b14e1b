//! For lists and maps.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(string_to_number))]
    field: u32,
}

fn main() {}
