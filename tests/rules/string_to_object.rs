//! `string_to_object`: an object of the text itself.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_object").may(|from, to| match (from, to) {
    (Value::String(_), Value::Object(members)) => members.values().eq([from]),
    _ => false,
});
