//! What serde itself refuses.

use coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[serde(renmae = "q")]
    query: String,
}

fn main() {}
