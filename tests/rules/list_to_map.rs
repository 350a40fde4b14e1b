//! `list_to_map`: an object with each of the distinct texts as a key.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("list_to_map").may(|from, to| match (from, to) {
    (Value::Array(items), Value::Object(members)) => {
        let keys: BTreeSet<_> = items.iter().map(Value::as_str).collect();
        items.len() == members.len() && keys == members.keys().map(|key| Some(key.as_str())).collect()
    }
    _ => false,
});
