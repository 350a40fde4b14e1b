//! A rule on a type that is read from another is for that.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
#[coerce(string_to_list, string_to_number)]
struct Port(u16);

impl From<u16> for Port {
    fn from(port: u16) -> Self {
        Self(port)
    }
}

fn main() {}
