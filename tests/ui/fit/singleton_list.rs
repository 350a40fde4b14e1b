//! For lists.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(singleton_list)]
    field: u32,
}

fn main() {}
