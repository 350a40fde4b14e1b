//! A type that cannot be read is the only fault.

use serde_coerce::Coerce;
use serde::Deserialize;

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
