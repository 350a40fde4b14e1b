//! A rule that fits no field.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(trim, string_to_number, string_to_list))]
struct Args {
    query: String,
    #[coerce(serde)]
    limit: u32,
    exact: bool,
}

fn main() {}
