//! There is no other type whose markers could be taken.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(markers)]
struct Port(u16);

#[derive(Deserialize, Coerce)]
#[coerce(markers)]
enum Action {
    #[coerce(markers)]
    Wait {
        #[coerce(markers, each(markers))]
        seconds: Vec<u32>,
    },
}

/// Read by its `Deserialize` alone, it has no markers.
#[derive(Deserialize, Coerce)]
#[serde(from = "u16")]
#[coerce(serde, markers)]
struct Size(u16);

impl From<u16> for Size {
    fn from(size: u16) -> Self {
        Self(size)
    }
}

fn main() {}
