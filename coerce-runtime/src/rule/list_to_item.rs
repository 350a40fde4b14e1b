//! `list_to_item`: a list of one item becomes that item.

use serde_json::Value;

use super::{Repair, Rule};
use crate::kind::Kinds;

/// The rule as declared.
pub const RULE: Rule = Rule::new("list_to_item", Kinds::LIST, |value, _| repair(value));

/// Takes a list of exactly one item. Refuses an empty one, and one of more items.
#[must_use]
pub fn repair(value: &Value) -> Repair {
    let Value::Array(items) = value else { return Repair::Keep };
    match items.as_slice() {
        [item] => Repair::To(item.clone()),
        [] => Repair::Refuse("an empty list".to_owned()),
        _ => Repair::Refuse("more than one item".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn takes_the_only_item() {
        for item in [json!(5), json!([5]), json!(null), json!({"a": 1})] {
            assert_eq!(repair(&json!([item])), Repair::To(item));
        }
    }

    #[test]
    fn refuses_other_lists() {
        for (list, reason) in [(json!([]), "an empty list"), (json!([5, 6]), "more than one item")] {
            assert_eq!(repair(&list), Repair::Refuse(reason.to_owned()));
        }
    }

    #[test]
    fn keeps_everything_else() {
        for value in [json!(5), json!("[5]"), json!({"0": 5}), json!(null)] {
            assert_eq!(repair(&value), Repair::Keep, "{value}");
        }
    }
}
