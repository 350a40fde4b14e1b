//! Item rules reach the items of lists, but not into tuples among them.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    field: Option<Vec<(f64, f64)>>,
}

fn main() {}
