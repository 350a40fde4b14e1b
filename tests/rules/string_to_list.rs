//! `string_to_list`: the parts of the text, all of them.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_list").may(|from, to| match (from, to) {
    (Value::String(text), Value::Array(items)) => are_parts(text, items),
    _ => false,
});

/// Whether the items are the parts of the text, without the white space around them.
fn are_parts(text: &str, items: &[Value]) -> bool {
    let separator = [",", "|", ";"].into_iter().find(|separator| {
        let parts = text.split(separator).map(str::trim);
        parts.eq(items.iter().filter_map(Value::as_str))
    });
    text.is_empty() && items.is_empty() || separator.is_some() && items.iter().all(Value::is_string)
}
