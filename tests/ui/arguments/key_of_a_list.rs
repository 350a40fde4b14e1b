//! `map_to_list` has one argument, and that is a string.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(map_to_list(kye = "name"))]
    misspelt: Vec<u32>,
    #[coerce(map_to_list(key("name", "id")))]
    several: Vec<u32>,
    #[coerce(map_to_list(key = 5))]
    number: Vec<u32>,
}

fn main() {}
