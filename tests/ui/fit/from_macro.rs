//! In a `macro_rules!` the rule is blamed too.

use serde::Deserialize;
use serde_coerce::Coerce;

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
