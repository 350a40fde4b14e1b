//! A type that borrows, and types that hold it.

use std::borrow::Cow;

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Name<'a> {
    name: Cow<'a, str>,
}

#[derive(Deserialize, Coerce)]
struct Args {
    name: Name<'static>,
}

fn main() {}
