//! In a `macro_rules!` the rule is blamed too.

use serde_coerce::Coerce;
use serde::Deserialize;

macro_rules! args {
    ($name:ident, $rule:ident, $type:ty) => {
        #[derive(Deserialize, Coerce)]
        struct $name {
            #[coerce($rule)]
            field: $type,
        }
    };
}

args!(Args, string_to_number, String);

fn main() {}
