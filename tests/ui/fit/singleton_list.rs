//! For lists.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(singleton_list)]
    field: u32,
}

fn main() {}
