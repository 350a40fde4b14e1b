//! `null_to_object`: the empty object for null.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("null_to_object").may(|from, to| match (from, to) {
    (Value::Null, Value::Object(members)) => members.is_empty(),
    _ => false,
});
