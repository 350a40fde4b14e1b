//! The item is asked.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(singleton_list))]
    field: Vec<u32>,
}

fn main() {}
