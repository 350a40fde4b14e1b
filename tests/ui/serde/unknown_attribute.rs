//! What serde itself refuses.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(renmae = "q")]
    query: String,
}

fn main() {}
