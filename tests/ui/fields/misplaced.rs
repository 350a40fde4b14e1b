//! On a field, and where the fields are not read.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(fields(trim))]
    query: String,
}

#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
#[coerce(fields(string_to_number))]
struct Port(u16);

impl From<u16> for Port {
    fn from(port: u16) -> Self {
        Self(port)
    }
}

#[derive(Deserialize, Coerce)]
#[coerce(serde, fields(trim))]
struct Opaque {
    query: String,
}

fn main() {}
