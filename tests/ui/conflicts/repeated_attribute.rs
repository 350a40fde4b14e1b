//! An attribute that is there twice.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitive, sensitive)]
    field: String,
}

fn main() {}
