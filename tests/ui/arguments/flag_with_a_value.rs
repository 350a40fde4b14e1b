//! A word that stands alone.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(number_to_string(floats = true))]
    assigned: String,
    #[coerce(number_to_string("floats"))]
    quoted: String,
    #[coerce(number_to_string(floats, floats))]
    twice: String,
}

fn main() {}
