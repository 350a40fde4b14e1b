//! `bool_to_number`: 1 for true and 0 for false.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("bool_to_number").may(|from, to| match (from, to) {
    (Value::Bool(from), to) => to.as_u64() == Some(u64::from(*from)),
    _ => false,
});
