//! What goes on a variant.

use coerce::Coerce;

#[derive(Coerce)]
#[coerce(ignore_key_case)]
enum Command {
    Create { limit: u32 },
}

fn main() {}
