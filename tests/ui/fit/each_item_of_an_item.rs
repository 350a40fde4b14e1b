//! The item is asked, however deep.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(each(string_to_list)))]
    field: std::collections::BTreeMap<String, Vec<u32>>,
}

fn main() {}
