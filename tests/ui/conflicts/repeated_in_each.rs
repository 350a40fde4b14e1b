//! A rule for items, for items.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, each(trim))]
    field: Vec<String>,
}

fn main() {}
