//! Faults in several variants.

use serde::Deserialize;
use serde_coerce::Coerce;

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
