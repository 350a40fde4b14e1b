//! The rules backwards: a value as it may come, for the rule to say it as it was meant.

use serde_json::{Map, Value, json};

use super::document::find;
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

/// How many places a value has.
pub(crate) fn places(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(places).sum::<usize>(),
        Value::Object(members) => 1 + members.values().map(places).sum::<usize>(),
        _ => 1,
    }
}

/// The value where one place of it is as the rule expects it.
pub(crate) fn unsaid_at(rule: &Rule, mut value: Value, mut place: usize) -> Value {
    if let Some(inside) = find(&mut value, &mut place) {
        *inside = unsaid(rule, inside.take(), 0);
    }
    value
}

/// Objects whose members are named in other letters, or have one more.
pub(crate) fn misnamed(value: &Value) -> [Value; 3] {
    let shouted = |key: &str| key.to_uppercase();
    let snake = |key: &str| key.chars().flat_map(|c| [c.is_uppercase().then_some('_'), Some(c)]).flatten().collect();
    let mut more = value.clone();
    for members in objects(&mut more) {
        members.insert("description".to_owned(), json!("more"));
    }
    [renamed(value, &shouted), renamed(value, &snake), more]
}

fn renamed(value: &Value, spell: &dyn Fn(&str) -> String) -> Value {
    match value {
        Value::Object(members) => {
            let one = |(key, value): (&String, &Value)| {
                // Tags, and the names of variants, are never read in other letters.
                let is_tag = ["op", "kind", "data", "set"].contains(&key.as_str());
                (if is_tag { key.clone() } else { spell(key) }, renamed(value, spell))
            };
            members.iter().map(one).collect()
        }
        other => other.clone(),
    }
}

/// The object that a value is, and that of a variant in it.
fn objects(value: &mut Value) -> Vec<&mut Map<String, Value>> {
    let Value::Object(members) = value else { return Vec::new() };
    match members.keys().next().map(String::as_str) {
        Some("set" | "data") => members.values_mut().filter_map(Value::as_object_mut).take(1).collect(),
        _ => vec![members],
    }
}
