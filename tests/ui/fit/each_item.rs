//! The item is asked.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(each(singleton_list))]
    field: Vec<u32>,
}

fn main() {}
