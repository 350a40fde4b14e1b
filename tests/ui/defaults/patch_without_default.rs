use serde_coerce::{Coerce, Patch};
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Change {
    limit: Patch<u8>,
    #[serde(default)]
    name: Patch<String>,
}

fn main() {}
