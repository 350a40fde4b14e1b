//! What serde itself refuses.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[serde(renmae = "q")]
    query: String,
}

fn main() {}
