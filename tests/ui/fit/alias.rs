//! Through an alias.

use serde::Deserialize;
use serde_coerce::Coerce;

type Name = Option<Vec<String>>;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
