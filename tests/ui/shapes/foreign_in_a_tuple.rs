//! The same in a tuple, through other types.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize)]
struct Foreign(u32);

#[derive(Deserialize, Coerce)]
struct Line {
    #[coerce(sensitive)]
    pin: u32,
}

#[derive(Deserialize, Coerce)]
enum Args {
    One((Foreign, Line)),
    Many(Vec<Option<(Foreign, Line)>>),
}

fn main() {}
