//! An attribute that is there twice.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(sensitive, sensitive)]
    field: String,
}

fn main() {}
