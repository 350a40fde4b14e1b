//! `#[coerce(serde)]` on what serde can't read: it has `Deserialize` for arrays of up to 32.

use serde::{Deserialize, Deserializer};
use serde_coerce::Coerce;

#[derive(Coerce)]
struct Args {
    #[coerce(serde)]
    digits: [u8; 40],
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        unimplemented!()
    }
}

fn main() {}
