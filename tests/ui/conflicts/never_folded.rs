//! The first accepts every string.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Action {
    Clear,
    Set { level: u8 },
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_object(key = "Set"), ignore_case)]
    action: Action,
}

fn main() {}
