//! Through a newtype of one's own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Name(String);

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
