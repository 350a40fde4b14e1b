//! `list_to_map`: an object with each of the distinct texts as a key, or each of the objects without its distinct name under that.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Rule;
use super::map_to_list::is_listed;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("list_to_map").may(|from, to| match (from, to) {
    (Value::Array(items), Value::Object(members)) => {
        let keys: BTreeSet<_> = items.iter().map(Value::as_str).collect();
        let is_same = keys == members.keys().map(|key| Some(key.as_str())).collect();
        items.len() == members.len() && is_same || is_listed(members, items)
    }
    _ => false,
});
