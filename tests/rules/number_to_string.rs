//! `number_to_string`: the number's own text.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("number_to_string")
    .may(|from, to| match (from, to) {
        // Beyond 2^53 a float may be an integer that was rounded.
        (Value::Number(from), Value::String(to)) => {
            let is_exact = !from.is_f64() || from.as_f64().is_some_and(|float| float.abs() <= 9_007_199_254_740_992.0);
            from.to_string() == *to && (is_exact || serde_json::from_str::<Value>("1e400").is_ok())
        }
        _ => false,
    })
    .said(|value| serde_json::from_str(value.as_str()?).ok().filter(Value::is_number))
    .on("Texts MaybeTexts MaybeLists Strangers", "number_to_string");
