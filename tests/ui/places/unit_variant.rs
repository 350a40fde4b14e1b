//! A variant without content.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
enum State {
    #[coerce(trim)]
    Open,
    Closed,
}

fn main() {}
