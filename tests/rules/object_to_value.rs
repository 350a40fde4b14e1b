//! `object_to_value`: the value of the one member.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("object_to_value").may(|from, to| match (from, to) {
    (Value::Object(members), to) => members.values().eq([to]),
    _ => false,
});
