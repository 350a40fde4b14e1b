//! `invalid_to_default`: a member that can't be read in the end is read as absent, so that its default stands.

use serde_json::Value;

use super::{Effect, Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule =
    Rule::new("invalid_to_default", Kinds::ALL, |value, _| repair(value)).effect(Effect::RemoveInvalid);

/// Keeps every value: no value shows by itself whether it can be read. By [`Effect::RemoveInvalid`] whoever reads the member
/// removes it once the type and all other rules have failed.
#[must_use]
pub fn repair(_: &Value) -> Repair {
    Repair::Keep
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn keeps_everything() {
        for value in [json!(null), json!(true), json!(-1), json!(1.5), json!("x"), json!([]), json!({})] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
