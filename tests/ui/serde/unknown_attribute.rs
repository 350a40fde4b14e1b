//! What serde itself refuses.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(renmae = "q")]
    query: String,
}

fn main() {}
