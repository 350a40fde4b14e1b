//! The item is asked.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(singleton_list))]
    field: Vec<u32>,
}

fn main() {}
