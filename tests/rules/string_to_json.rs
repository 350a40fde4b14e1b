//! `string_to_json`: the JSON that the text is, whole.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_json").may(|from, to| match (from, to) {
    (Value::String(text), to) => serde_json::from_str::<Value>(text).is_ok_and(|json| json == *to),
    _ => false,
});
