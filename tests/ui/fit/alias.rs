//! Through an alias.

use coerce::Coerce;

type Name = Option<Vec<String>>;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_number)]
    name: Name,
}

fn main() {}
