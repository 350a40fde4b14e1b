//! Neither `Coerce` nor `Deserialize`: serde has that for arrays of up to 32. The compiler tells of these, whatever other
//! crates implement.

use coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(serde)]
    digits: [u8; 40],
}

fn main() {}
