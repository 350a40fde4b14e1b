//! With a parameter it is asked where the type is used.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Page<T> {
    #[coerce(string_to_number)]
    total: Option<T>,
}

#[derive(Deserialize, Coerce)]
struct Args {
    sound: Page<u32>,
    wrong: Page<String>,
}

fn main() {}
