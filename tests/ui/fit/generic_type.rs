//! A rule on the type itself, with a parameter.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(singleton_list)]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
