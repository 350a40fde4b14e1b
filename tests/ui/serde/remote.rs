//! `remote` makes no impl of its own.

use serde::Deserialize;
use serde_coerce::Coerce;

mod elsewhere {
    pub struct Money {
        pub cents: u64,
    }
}

#[derive(Deserialize, Coerce)]
#[serde(remote = "elsewhere::Money")]
struct Money {
    cents: u64,
}

fn main() {}
