//! For text.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(bool_to_string)]
    field: std::net::IpAddr,
}

fn main() {}
