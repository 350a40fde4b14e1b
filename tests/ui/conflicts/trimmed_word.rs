//! A word that is never met, because `trim` runs before.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, text_to_null(" none"))]
    field: Option<String>,
}

fn main() {}
