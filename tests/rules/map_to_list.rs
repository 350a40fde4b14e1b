//! `map_to_list`: the values under 0, 1, 2 …, in that order and all of them.

use serde_json::{Map, Value};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("map_to_list").may(|from, to| match (from, to) {
    (Value::Object(members), Value::Array(items)) => !items.is_empty() && numbered(items) == *members,
    _ => false,
});

fn numbered(items: &[Value]) -> Map<String, Value> {
    items.iter().enumerate().map(|(place, item)| (place.to_string(), item.clone())).collect()
}
