//! An alias that is another variant's name.

use coerce::Coerce;

#[derive(Coerce)]
enum State {
    Open,
    #[serde(alias = "Open")]
    Closed,
}

fn main() {}
