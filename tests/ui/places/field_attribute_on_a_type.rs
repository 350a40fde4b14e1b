//! What goes on a field.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(sensitive, each(trim), serde)]
struct Args {
    field: String,
}

fn main() {}
