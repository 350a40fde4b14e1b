//! Rules that contradict each other on a type that both fit.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(null_to_default, null_to_object, text_to_null("true"), string_to_bool))]
struct Args {
    exact: Option<bool>,
}

fn main() {}
