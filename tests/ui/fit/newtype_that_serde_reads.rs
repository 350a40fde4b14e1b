//! A newtype that only its own `Deserialize` reads has no markers of what it holds.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(serde)]
struct Port(u16);

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number)]
    port: Port,
}

fn main() {}
