//! The attribute names no type and no marker: serde's attribute names the type.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
#[coerce(markers = "u16")]
struct Port(u16);

impl From<u16> for Port {
    fn from(port: u16) -> Self {
        Self(port)
    }
}

#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
#[coerce(markers(Number))]
struct Size(u16);

impl From<u16> for Size {
    fn from(size: u16) -> Self {
        Self(size)
    }
}

fn main() {}
