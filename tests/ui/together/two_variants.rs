//! Faults in several variants.

use serde_coerce::Coerce;
use serde::Deserialize;

#[derive(Deserialize, Coerce)]
enum Command {
    #[coerce(ignore_key_cas)]
    Create {
        #[coerce(string_to_nubmer)]
        limit: u32,
    },
    Move(u32, #[coerce(null_to_default)] u32),
    #[coerce(trim)]
    List,
}

fn main() {}
