//! Through an associated type.

use serde_coerce::Coerce;
use serde::Deserialize;

trait Store {
    type Key;
}

struct Memory;

impl Store for Memory {
    type Key = String;
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    key: <Memory as Store>::Key,
}

fn main() {}
