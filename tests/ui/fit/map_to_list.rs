//! For lists.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(map_to_list)]
    field: (u32, u32),
}

fn main() {}
