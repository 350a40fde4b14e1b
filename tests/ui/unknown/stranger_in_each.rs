//! Nothing comes near: all that fits an item is listed, and no more.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(each(lenient))]
    field: Vec<String>,
}

fn main() {}
