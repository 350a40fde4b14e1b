//! A variant without content.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
enum State {
    #[coerce(trim)]
    Open,
    Closed,
}

fn main() {}
