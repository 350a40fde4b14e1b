//! A type of one's own that does not derive `Coerce` has no markers; `Coerced` is for a type that nothing around it coerces.

use serde::Deserialize;
use serde_coerce::{Coerce, Coerced};

#[derive(Deserialize)]
struct Inner {
    x: u32,
}

#[derive(Deserialize, Coerce)]
struct Ruled {
    #[coerce(string_to_number)]
    x: u32,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json)]
    inner: Inner,
    ruled: Coerced<Ruled>,
}

fn main() {}
