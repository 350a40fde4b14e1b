//! `number_to_bool`: true for 1 and false for 0.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("number_to_bool").may(|from, to| match (from, to) {
    (from, Value::Bool(to)) => from.as_u64() == Some(u64::from(*to)),
    _ => false,
});
