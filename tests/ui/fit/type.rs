//! A rule on the type itself.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(singleton_list, trim, string_to_json)]
struct Args {
    limit: u32,
}

fn main() {}
