//! Nothing is borrowed.

use std::borrow::Cow;

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(borrow)]
    name: Cow<'static, str>,
}

fn main() {}
