//! Through a newtype of one's own.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Name(String);

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
