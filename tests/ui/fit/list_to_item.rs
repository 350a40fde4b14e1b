//! Not for lists.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(list_to_item)]
    field: Vec<u32>,
}

fn main() {}
