//! An alias that is another variant's name.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum State {
    Open,
    #[serde(alias = "Open")]
    Closed,
}

fn main() {}
