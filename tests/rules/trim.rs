//! `trim`: the text without the white space around it.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("trim").may(|from, to| match (from, to) {
    (Value::String(from), Value::String(to)) => from.trim() == to && from != to,
    _ => false,
});
