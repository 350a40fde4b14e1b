//! No comma; what follows is read all the same.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim number_to_string, empty_to_nul)]
    field: String,
}

fn main() {}
