//! Nothing comes near: all that fits a variant is listed, and no more.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(lenient)]
    Create { limit: u32 },
}

fn main() {}
