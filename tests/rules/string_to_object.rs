//! `string_to_object`: an object of the text itself.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("string_to_object")
    .may(|from, to| match (from, to) {
        (Value::String(_), Value::Object(members)) => members.values().eq([from]),
        _ => false,
    })
    .said(|value| value.as_object()?.values().find(|value| value.is_string()).cloned())
    .on("Objects Variants Shelves", r#"string_to_object(key="type")"#)
    .on("MaybeObjects", r#"string_to_object(key="type",only("a","on"))"#)
    .on("Actions", r#"string_to_object(key="rename")"#)
    .on("Patches", r#"string_to_object(key="op",only("clear"))"#)
    .on("Events", r#"string_to_object(key="kind")"#)
    .on("Strangers", r#"string_to_object(key="at")"#)
    .on("EntityLists NonNullObjects", r#"string_to_object(key="type",only("a"))"#);
