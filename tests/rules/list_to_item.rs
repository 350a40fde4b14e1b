//! `list_to_item`: the one item.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("list_to_item").may(|from, to| match (from, to) {
    (Value::Array(items), to) => items.iter().eq([to]),
    _ => false,
});
