//! A type of one's own with a parameter asks for `Coerce`, and the argument has none.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize)]
struct Foreign(u32);

#[derive(Deserialize, Coerce)]
struct Page<T> {
    #[coerce(singleton_list)]
    items: Vec<T>,
}

#[derive(Deserialize, Coerce)]
struct Args {
    page: Page<Foreign>,
}

fn main() {}
