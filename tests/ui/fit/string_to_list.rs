//! For lists.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(string_to_list)]
    field: String,
}

fn main() {}
