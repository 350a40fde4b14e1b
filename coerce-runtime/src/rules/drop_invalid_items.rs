//! `drop_invalid_items`: the items of a list or a map that cannot be read in the end are dropped.

use crate::json::Kinds;
use crate::rules::Definition;

/// The rule. It keeps every value: no list shows by itself which of its items can be read. The engine drops those that the type and all
/// other rules have failed to read, [each with an entry of its own](crate::rules::Row::drops_items).
pub static DEFINITION: Definition = Definition::at_end("drop_invalid_items", Kinds::LIST.or(Kinds::OBJECT));

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::Arguments;
    use crate::rules::testing::{Said, said};

    #[test]
    fn everything_is_kept() {
        for value in [json!(null), json!("x"), json!([]), json!([null]), json!({"a": 1})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
