//! `singleton_list`: a list of the value itself.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("singleton_list").may(|from, to| match (from, to) {
    (from, Value::Array(items)) => items.iter().eq([from]),
    _ => false,
});
