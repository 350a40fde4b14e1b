//! `singleton_list`: a value that is no list becomes the list of that one item.

use serde_json::Value;

use super::string_to_list::{MAY_BE_LIST, starts_as_list};
use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule =
    Rule::new("singleton_list", Kinds::ALL.without(Kinds::LIST).without(Kinds::NULL), |value, _| repair(value));

/// Takes anything but a list and null. Refuses a string that starts as a list in JSON does: `string_to_json`, where
/// declared, has already refused it, and one item it is not.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    match value {
        Value::Null | Value::Array(_) => Repair::Keep,
        Value::String(text) if starts_as_list(text) => Repair::Refuse(MAY_BE_LIST.to_owned()),
        _ => Repair::To(Value::Array(vec![value.clone()])),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_single_values() {
        for value in [json!("a"), json!(""), json!("a,b"), json!(5), json!(1.5), json!(true), json!({"a": 1})] {
            assert_eq!(repair(&value), Repair::To(json!([value])));
        }
    }

    #[test]
    fn refuses_what_may_be_a_list_as_text() {
        for text in ["[\"a\"]", "[\"a\", ", "[draft] note", " \n[", "[]"] {
            assert_eq!(repair(&json!(text)), Repair::Refuse(MAY_BE_LIST.to_owned()), "{text:?}");
        }
    }

    #[test]
    fn keeps_lists_and_null() {
        for value in [json!([]), json!(["a"]), json!([[1]]), json!(null)] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
