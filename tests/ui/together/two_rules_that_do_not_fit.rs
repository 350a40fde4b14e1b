//! Each rule is reported on its own word.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number, string_to_bool)]
    name: String,
    #[coerce(singleton_list)]
    limit: Option<u32>,
}

fn main() {}
