//! Nothing is borrowed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(borrow)]
    name: Cow<'static, str>,
}

fn main() {}
