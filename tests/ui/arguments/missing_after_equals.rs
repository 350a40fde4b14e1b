//! Nothing behind `=`.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_list(separator = ))]
    field: Vec<String>,
}

fn main() {}
