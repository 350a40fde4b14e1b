//! `ignore_case`: the same word in another case.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("ignore_case")
    .may(|from, to| match (from, to) {
        (Value::String(from), Value::String(to)) => from != to && from.eq_ignore_ascii_case(to),
        _ => false,
    })
    .said(|value| match value {
        Value::String(text) => Some(text.to_uppercase().into()),
        Value::Bool(bit) => Some(bit.to_string().to_uppercase().into()),
        _ => None,
    })
    .on("Bools Words MaybeWords Actions Choices StateMaps", "ignore_case");
