//! `number_to_string`: the number's own text.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("number_to_string")
    .may(|from, to| match (from, to) {
        (Value::Number(from), Value::String(to)) => from.to_string() == *to,
        _ => false,
    })
    .said(|value| serde_json::from_str(value.as_str()?).ok().filter(Value::is_number))
    .on("Texts MaybeTexts MaybeLists Strangers", "number_to_string");
