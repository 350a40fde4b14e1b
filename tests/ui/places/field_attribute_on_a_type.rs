//! What goes on a field.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(sensitive, each(trim))]
struct Args {
    field: String,
}

fn main() {}
