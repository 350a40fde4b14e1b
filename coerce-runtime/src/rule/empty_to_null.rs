//! `empty_to_null`: the empty string becomes null.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("empty_to_null", Kinds::STRING, |value, _| repair(value)).eager();

/// Takes `""` and nothing else: `" "` is text.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::String(text) if text.is_empty() => Repair::To(Value::Null),
        _ => Repair::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_the_empty_string() {
        assert_eq!(repair(&json!("")), Repair::To(json!(null)));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(" "), json!("null"), json!("a"), json!(null), json!([]), json!({}), json!(0)] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
