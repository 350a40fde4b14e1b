//! A type that cannot be read is the only fault.

use serde::Deserialize;
use serde_coerce::Coerce;

struct Foreign;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Args {
    foreign: Foreign,
}

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Others {
    missing: Missing,
}

fn main() {}
