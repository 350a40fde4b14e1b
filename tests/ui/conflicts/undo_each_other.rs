//! Rules that undo each other.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(singleton_list, list_to_item)]
    field: Vec<String>,
}

fn main() {}
