//! An attribute that is there twice.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitive, sensitive)]
    field: String,
}

fn main() {}
