//! For text.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_string)]
    field: std::net::IpAddr,
}

fn main() {}
