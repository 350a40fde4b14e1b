//! What has no name cannot be absent.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Limit(#[serde(default)] #[coerce(null_to_default)] u32);

fn main() {}
