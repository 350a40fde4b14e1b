//! Nothing is borrowed.

use std::borrow::Cow;

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[serde(borrow)]
    name: Cow<'static, str>,
}

fn main() {}
