//! `string_to_list`: the parts of the text, all of them.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_list")
    .may(|from, to| match (from, to) {
        (Value::String(text), Value::Array(items)) => are_parts(text, items),
        _ => false,
    })
    .said(|value| value.as_array().and_then(|items| joined(items)))
    .on("Lists Sets Choices EntityLists", "string_to_list")
    .on("MaybeLists", r#"string_to_list(separator=";")"#)
    .on("Grids Shelves", ".string_to_list");

/// Whether the items are the parts of the text, without the white space around them.
fn are_parts(text: &str, items: &[Value]) -> bool {
    let separator = [",", "|", ";"].into_iter().find(|separator| {
        let parts = text.split(separator).map(str::trim);
        parts.eq(items.iter().filter_map(Value::as_str))
    });
    text.is_empty() && items.is_empty() || separator.is_some() && items.iter().all(Value::is_string)
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
