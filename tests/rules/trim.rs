//! `trim`: the text without the white space around it.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("trim")
    .eager()
    .may(|from, to| match (from, to) {
        (Value::String(from), Value::String(to)) => from.trim() == to && from != to,
        _ => false,
    })
    .said(|value| match value {
        Value::String(text) => Some(format!(" {text}\t").into()),
        Value::Number(_) | Value::Bool(_) => Some(format!("\n{value} ").into()),
        _ => None,
    })
    .on(
        "Numbers Integers MaybeIntegers Bools MaybeBools Texts MaybeTexts Words \
         MaybeWords Lists MaybeLists Sets Maps Actions Patches Variants Grids Choices StateMaps",
        "trim",
    );
