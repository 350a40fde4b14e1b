//! What goes on a type.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(opt_in, crate = "::coerce", bound = "")]
    field: String,
}

fn main() {}
