//! What goes on a field.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(sensitive, each(trim))]
struct Args {
    field: String,
}

fn main() {}
