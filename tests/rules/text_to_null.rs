//! `text_to_null`: null for the words given.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("text_to_null").may(|from, to| match (from, to) {
    (from, Value::Null) => from == "None" || from == "null",
    _ => false,
});
