//! Through a newtype of one's own.

use coerce::Coerce;

#[derive(Coerce)]
struct Name(String);

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
