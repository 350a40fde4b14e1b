//! What goes on a type.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(opt_in, crate = "::serde_coerce", bound = "")]
    field: String,
}

fn main() {}
