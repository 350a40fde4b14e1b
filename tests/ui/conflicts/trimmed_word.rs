//! A word that is never met, because `trim` runs before.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim, text_to_null(" none"))]
    field: Option<String>,
}

fn main() {}
