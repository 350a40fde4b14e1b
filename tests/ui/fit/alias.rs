//! Through an alias.

use serde_coerce::Coerce;
use serde::Deserialize;

type Name = Option<Vec<String>>;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
