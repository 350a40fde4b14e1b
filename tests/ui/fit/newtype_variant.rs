//! A rule on a variant of one field is for that field.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(string_to_number)]
    Rename(String),
    Resize(#[coerce(singleton_list)] u32),
}

fn main() {}
