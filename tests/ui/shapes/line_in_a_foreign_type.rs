//! A type of another crate around one of one's own.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize)]
struct Boxed<T>(T);

#[derive(Deserialize, Coerce)]
struct Line {
    #[coerce(string_to_number)]
    count: u8,
}

#[derive(Deserialize, Coerce)]
struct Args {
    line: Boxed<Line>,
}

fn main() {}
