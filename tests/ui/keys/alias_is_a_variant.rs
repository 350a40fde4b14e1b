//! An alias that is another variant's name.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
enum State {
    Open,
    #[serde(alias = "Open")]
    Closed,
}

fn main() {}
