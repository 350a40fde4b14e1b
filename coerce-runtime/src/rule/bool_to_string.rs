//! `bool_to_string`: a boolean becomes `"true"` or `"false"`.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("bool_to_string", Kinds::BOOL, |value, _| repair(value));

/// Takes both booleans.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::Bool(bool) => Repair::To(Value::String(bool.to_string())),
        _ => Repair::Keep,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_booleans() {
        assert_eq!(repair(&json!(true)), Repair::To(json!("true")));
        assert_eq!(repair(&json!(false)), Repair::To(json!("false")));
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!("true"), json!(1), json!(null), json!([true])] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
