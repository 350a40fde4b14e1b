//! A variant without content.

use coerce::Coerce;

#[derive(Coerce)]
enum State {
    #[coerce(trim)]
    Open,
    Closed,
}

fn main() {}
