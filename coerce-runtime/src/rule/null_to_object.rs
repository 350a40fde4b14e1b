//! `null_to_object`: null becomes the empty object.

use serde_json::{Map, Value};

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("null_to_object", Kinds::NULL, |value, _| repair(value));

/// Takes null: arguments that are absent are an empty object.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    if value.is_null() { Repair::To(Value::Object(Map::new())) } else { Repair::Keep }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_null() {
        assert_eq!(repair(&json!(null)), Repair::To(json!({})));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(""), json!("null"), json!(0), json!(false), json!([]), json!({})] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
