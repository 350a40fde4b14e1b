//! `invalid_to_default`: a member that cannot be read in the end is read as absent, so that the field keeps its default. An item cannot
//! be absent: there `each(invalid_to_default)` puts the default of its type.

use crate::json::Kinds;
use crate::rules::Definition;

/// The rule. It keeps every value: no value shows by itself whether it can be read. As a [fallback](crate::rules::Row::fallback) the engine
/// removes the member, or replaces the item, once the type and all other rules have failed.
pub static DEFINITION: Definition = Definition::at_end("invalid_to_default", Kinds::ALL);

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::Arguments;
    use crate::rules::testing::{Said, said};

    #[test]
    fn everything_is_kept() {
        for value in [json!(null), json!(true), json!(-1), json!(1.5), json!("x"), json!([]), json!({})] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
