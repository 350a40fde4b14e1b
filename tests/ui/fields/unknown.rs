//! A rule that is misspelt, and what is no rule.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_nubmer, each(trim), sensitive, lenient))]
struct Args {
    limit: u32,
}

fn main() {}
