//! For lists.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(map_to_list)]
    field: (u32, u32),
}

fn main() {}
