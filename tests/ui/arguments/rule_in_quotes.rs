//! A rule as a text.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce("trim")]
    field: String,
}

fn main() {}
