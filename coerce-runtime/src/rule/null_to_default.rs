//! `null_to_default`: a member that is null is read as absent, so that its default stands.

use serde_json::Value;

use super::{Effect, Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("null_to_default", Kinds::NULL, |value, _| repair(value)).effect(Effect::Remove);

/// Takes null. What it makes of it counts for nothing: by [`Effect::Remove`] the member is read as absent.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    if value.is_null() { Repair::To(Value::Null) } else { Repair::Keep }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_null() {
        assert_eq!(repair(&json!(null)), Repair::To(json!(null)));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(""), json!("null"), json!(0), json!(false), json!([]), json!({})] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
