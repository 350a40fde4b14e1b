//! Arguments are those of the rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number(5), text_to_null))]
struct Args {
    limit: Option<u32>,
}

fn main() {}
