//! The rules backwards: a value as it may come, for the rule to say it as it was meant.

use serde_json::{Map, Value, json};

/// The value as the rule expects it; the items so deep inside it, where it has some.
pub(crate) fn unsaid(rule: &str, value: Value, depth: usize) -> Value {
    match value {
        Value::Array(items) if depth > 0 => items.into_iter().map(|item| unsaid(rule, item, depth - 1)).collect(),
        Value::Object(members) if depth > 0 => {
            members.into_iter().map(|(key, value)| (key, unsaid(rule, value, depth - 1))).collect()
        }
        value => backwards(rule, &value).unwrap_or(value),
    }
}

fn backwards(rule: &str, value: &Value) -> Option<Value> {
    Some(match (rule, value) {
        ("string_to_json", value) => value.to_string().into(),
        ("object_to_value", value) => json!({"value": value}),
        ("list_to_item", value) => json!([value]),
        ("trim", Value::String(text)) => format!(" {text}\t").into(),
        ("trim", Value::Number(_) | Value::Bool(_)) => format!("\n{value} ").into(),
        ("empty_to_null", _) => json!(""),
        ("text_to_null", _) => json!("None"),
        ("null_to_default" | "null_to_object", _) => Value::Null,
        ("map_to_list", Value::Array(items)) => numbered(items),
        ("string_to_list", Value::Array(items)) => joined(items)?,
        ("singleton_list", Value::Array(items)) => items.first()?.clone(),
        ("list_to_map", Value::Object(members)) => members.keys().cloned().collect(),
        ("string_to_object", Value::Object(members)) => members.values().find(|value| value.is_string())?.clone(),
        ("ignore_case", Value::String(text)) => text.to_uppercase().into(),
        ("ignore_case", Value::Bool(bit)) => bit.to_string().to_uppercase().into(),
        ("float_to_integer", Value::Number(number)) => json!(number.as_f64()?),
        ("string_to_number", Value::Number(_)) | ("string_to_bool", Value::Bool(_)) => value.to_string().into(),
        ("number_to_string", Value::String(text)) => serde_json::from_str(text).ok().filter(Value::is_number)?,
        ("number_to_bool", Value::Bool(bit)) => json!(u8::from(*bit)),
        ("bool_to_string", Value::String(text)) => serde_json::from_str(text).ok().filter(Value::is_boolean)?,
        ("bool_to_choice", Value::String(text)) => json!(text == "on"),
        ("dollars", value) => in_dollars(value).into(),
        ("invalid_to_default", _) => json!({"x": []}),
        _ => return None,
    })
}

fn numbered(items: &[Value]) -> Value {
    let members: Map<_, _> = items.iter().enumerate().map(|(place, item)| (place.to_string(), item.clone())).collect();
    members.into()
}

fn joined(items: &[Value]) -> Option<Value> {
    let text = |item: &Value| match item {
        Value::String(text) => Some(text.clone()),
        Value::Number(_) => Some(item.to_string()),
        Value::Object(_) => item["type"].as_str().map(str::to_owned),
        _ => None,
    };
    let texts: Option<Vec<_>> = items.iter().map(text).collect();
    Some(texts?.join(",").into())
}

fn in_dollars(value: &Value) -> &'static str {
    let all = [
        (json!(5), "$5"),
        (json!(1.5), "$1.50"),
        (json!(true), "$true"),
        (json!("on"), "$on"),
        (json!([1]), "$list"),
        (json!({"type": "a"}), "$entity"),
    ];
    all.into_iter().find(|(meant, _)| meant == value).map_or("$?", |(_, said)| said)
}
