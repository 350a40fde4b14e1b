//! A rule on a variant is for its content.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(singleton_list)]
    Create { limit: u32 },
    #[coerce(string_to_object(key = "limit"))]
    Move(u32, u32),
}

fn main() {}
