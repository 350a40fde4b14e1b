//! `empty_to_null`: null for the empty text.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("empty_to_null").may(|from, to| match (from, to) {
    (from, Value::Null) => from == "",
    _ => false,
});
