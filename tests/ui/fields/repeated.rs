//! A rule that is written twice.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(trim, string_to_number, trim))]
struct Args {
    query: String,
    limit: u32,
}

fn main() {}
