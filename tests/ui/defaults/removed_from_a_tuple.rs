//! What has no name cannot be absent.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Pair(u32, #[serde(default)] #[coerce(invalid_to_default)] u32);

fn main() {}
