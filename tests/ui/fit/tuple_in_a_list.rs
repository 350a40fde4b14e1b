//! Item rules reach the items of lists, but not into tuples among them.

use std::collections::HashMap;

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    field: Option<Vec<(f64, f64)>>,
    #[coerce(trim)]
    map: HashMap<(u8, u8), [(String, u8); 2]>,
}

fn main() {}
