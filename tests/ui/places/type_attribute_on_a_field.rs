//! What goes on a type.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(opt_in, crate = "::serde_coerce", bound = "")]
    field: String,
}

fn main() {}
