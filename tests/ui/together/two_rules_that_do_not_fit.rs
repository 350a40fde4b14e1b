//! Each rule is reported on its own word.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number, string_to_bool)]
    name: String,
    #[coerce(singleton_list)]
    limit: Option<u32>,
}

fn main() {}
