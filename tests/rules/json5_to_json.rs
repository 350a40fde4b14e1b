//! `json5_to_json`: the same value in the other notation, as the crate `json5` reads it.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("json5_to_json").may(|from, to| match (from, to) {
    (Value::String(text), to) => {
        let is_json = serde_json::from_str::<Value>(text).is_ok();
        let read = || json5::from_str(text).or_else(|_| json5::from_str(&escaped(text)));
        !is_json && read().is_ok_and(|value: Value| is_same(&value, to))
    }
    _ => false,
});

/// The text with the line breaks inside its strings as escapes.
fn escaped(text: &str) -> String {
    let parts = text.split('"').scan(false, |in_string, part| {
        let inside = *in_string;
        // A quotation mark behind an odd number of backslashes ends nothing.
        let goes_on = inside && part.bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1;
        *in_string = !inside || goes_on;
        Some(if inside { part.replace('\n', "\\n").replace('\r', "\\r") } else { part.to_owned() })
    });
    parts.collect::<Vec<_>>().join("\"")
}

/// Whether two values are the same: some readers have a float of an integer beyond 64 bits, and some have its digits.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one == other || one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let same = |(key, value): (&String, &Value)| other.get(key).is_some_and(|other| is_same(value, other));
            one.len() == other.len() && one.iter().all(same)
        }
        _ => one == other,
    }
}
