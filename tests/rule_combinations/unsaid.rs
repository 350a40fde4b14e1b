//! The rules backwards: a value as it may come, for the rule to say it as it was meant.

use serde_json::Value;

use super::rule::Rule;

/// The value as the rule expects it; the items so deep inside it, where it has some.
pub(crate) fn unsaid(rule: &Rule, value: Value, depth: usize) -> Value {
    match value {
        Value::Array(items) if depth > 0 => items.into_iter().map(|item| unsaid(rule, item, depth - 1)).collect(),
        Value::Object(members) if depth > 0 => {
            members.into_iter().map(|(key, value)| (key, unsaid(rule, value, depth - 1))).collect()
        }
        value => rule.backwards(&value).unwrap_or(value),
    }
}
