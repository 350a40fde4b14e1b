//! Rules for words, on enums that have none; and for what is null, on one that accepts it.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Shape {
    Circle(u8),
    Square { side: u8 },
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Size {
    Of(u8),
    Named { name: String },
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Limit {
    Of(Option<u8>),
    Named { name: String },
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(ignore_case)]
    folded: Shape,
    #[coerce(trim)]
    trimmed: Shape,
    #[coerce(bool_to_choice(yes = "Circle", no = "Square"))]
    chosen: Shape,
    #[coerce(ignore_case)]
    size: Size,
    #[serde(default = "none")]
    #[coerce(null_to_default)]
    limit: Limit,
}

fn none() -> Limit {
    Limit::Of(None)
}

fn main() {}
