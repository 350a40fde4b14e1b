//! The attribute alone, and with `=`.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce = "trim"]
struct Args {
    #[coerce]
    field: String,
}

fn main() {}
