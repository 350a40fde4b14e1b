//! A type that serde reads from another has no markers until it is given one.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
struct Port(u16);

impl From<u16> for Port {
    fn from(port: u16) -> Self {
        Self(port)
    }
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    port: Port,
}

fn main() {}
