//! Through an associated type.

use serde::Deserialize;
use serde_coerce::Coerce;

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
