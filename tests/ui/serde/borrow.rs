//! Nothing is borrowed.

use std::borrow::Cow;

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(borrow)]
    name: Cow<'static, str>,
}

fn main() {}
