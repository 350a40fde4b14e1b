//! A rule for items, for items.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, each(trim))]
    field: Vec<String>,
}

fn main() {}
