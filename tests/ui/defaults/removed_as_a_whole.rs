//! A type does not know whether it stands in a field.

use coerce::Coerce;

#[derive(Default, Coerce)]
#[serde(default)]
#[coerce(null_to_default)]
struct Args {
    limit: u32,
}

fn main() {}
