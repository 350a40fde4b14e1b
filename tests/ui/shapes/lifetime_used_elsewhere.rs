//! A type that borrows, and types that hold it.

use std::borrow::Cow;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Name<'a> {
    name: Cow<'a, str>,
}

#[derive(Deserialize, Coerce)]
struct Args {
    name: Name<'static>,
}

fn main() {}
