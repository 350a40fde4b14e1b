//! A variant without content.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum State {
    #[coerce(trim)]
    Open,
    Closed,
}

fn main() {}
