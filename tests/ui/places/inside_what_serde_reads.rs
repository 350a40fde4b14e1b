//! Beside `serde` on the type nothing but `sensitive` has an effect inside it.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(serde, ignore_key_case)]
struct Args {
    #[coerce(string_to_number, sensitive)]
    pin: u32,
    #[coerce(serde)]
    name: String,
}

#[derive(Deserialize, Coerce)]
#[coerce(serde, trim)]
enum Command {
    #[coerce(string_to_json)]
    Create {
        #[coerce(trim)]
        name: String,
    },
}

fn main() {}
