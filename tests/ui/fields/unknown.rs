//! A rule that is misspelt, and what is no rule.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_nubmer, each(trim), sensitive, lenient))]
struct Args {
    limit: u32,
}

fn main() {}
