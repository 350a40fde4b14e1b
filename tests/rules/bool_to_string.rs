//! `bool_to_string`: the boolean's own text.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("bool_to_string").may(|from, to| match (from, to) {
    (Value::Bool(from), Value::String(to)) => from.to_string() == *to,
    _ => false,
});
