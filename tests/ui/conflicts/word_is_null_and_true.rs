//! A word that means null and true.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(text_to_null("none", "on"), string_to_bool(yes("on")))]
    field: Option<bool>,
}

fn main() {}
