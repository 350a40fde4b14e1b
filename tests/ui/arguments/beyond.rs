//! Arguments where there are none.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim(left), bool_to_string = true, sensitive("yes"))]
    field: String,
}

fn main() {}
