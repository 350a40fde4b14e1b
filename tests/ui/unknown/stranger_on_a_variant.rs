//! Nothing comes near: all that fits a variant is listed, and no more.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(lenient)]
    Create { limit: u32 },
}

fn main() {}
