//! For lists.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(singleton_list)]
    field: u32,
}

fn main() {}
