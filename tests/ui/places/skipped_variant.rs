//! A variant that is not read, and a field in it.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    List,
    #[serde(skip)]
    #[coerce(string_to_json)]
    Create {
        #[coerce(string_to_number)]
        limit: u32,
    },
}

fn main() {}
