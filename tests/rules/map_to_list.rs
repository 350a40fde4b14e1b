//! `map_to_list`: the values under 0, 1, 2 …, in that order and all of them, or all values, each with its key as one more member.

use serde_json::{Map, Value};

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("map_to_list").may(|from, to| match (from, to) {
    (Value::Object(members), Value::Array(items)) => {
        !items.is_empty() && numbered(items) == *members || is_listed(members, items)
    }
    _ => false,
});

fn numbered(items: &[Value]) -> Map<String, Value> {
    items.iter().enumerate().map(|(place, item)| (place.to_string(), item.clone())).collect()
}

/// Whether the list has the values, each with its key as a member that it has not, of the same name in all. In memory members are in
/// another order than in the document.
pub(super) fn is_listed(members: &Map<String, Value>, items: &[Value]) -> bool {
    let names = items.first().and_then(Value::as_object).into_iter().flat_map(Map::keys);
    let by = |name: &String| {
        let unnamed = items.iter().map(|item| {
            let mut item = item.as_object()?.clone();
            let Some(Value::String(key)) = item.remove(name) else { return None };
            Some((key, Value::Object(item)))
        });
        unnamed.collect::<Option<Map<_, _>>>().is_some_and(|unnamed| unnamed == *members)
    };
    items.len() == members.len() && (items.is_empty() || names.into_iter().any(by))
}
