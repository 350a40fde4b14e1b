//! With a parameter it is asked where the type is used.

use serde_coerce::Coerce;
use serde::Deserialize;

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
