//! How values of a tree are rendered in issues and entries.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Fired, Issue};
use crate::json::{Kind, Segment, render};
use crate::tree::Tree;

/// The value that a type refused: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an object`, `bytes`. If it must be
/// `hidden`, its kind, and the length of a string.
pub(crate) fn received(value: &Tree<'_>, hidden: bool) -> String {
    if hidden {
        received_hidden(value)
    } else if let Some(text) = value.as_str() {
        render::received_string(text)
    } else if let Some(number) = value.as_number() {
        render::received_number(number.digits())
    } else if let Some(bool) = value.as_bool() {
        format!("boolean {bool}")
    } else {
        received_kind(value.kind()).to_owned()
    }
}

/// The value without its kind, where it shows that: `"abc"`, `5`, `true`.
pub(crate) fn shown(value: &Tree<'_>, hidden: bool) -> String {
    if hidden {
        received_hidden(value)
    } else if let Some(text) = value.as_str() {
        render::short_string(text)
    } else if let Some(number) = value.as_number() {
        render::short(&number.digits())
    } else if let Some(bool) = value.as_bool() {
        bool.to_string()
    } else {
        received_kind(value.kind()).to_owned()
    }
}

fn received_hidden(value: &Tree<'_>) -> String {
    match value.as_str().map(|text| text.chars().count()) {
        Some(1) => "a string of 1 character".to_owned(),
        Some(length) => format!("a string of {length} characters"),
        None => received_kind(value.kind()).to_owned(),
    }
}

/// A value of this kind.
pub(crate) fn received_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Null => "null",
        Kind::Bool => "a boolean",
        Kind::Integer | Kind::Float => "a number",
        Kind::String => "a string",
        Kind::List => "a list",
        Kind::Object => "an object",
        Kind::Bytes => "bytes",
    }
}

/// Says in each issue what was sent, where these entries say that rules have fired on the value.
pub(crate) fn put_sent<'l>(issues: &mut [Issue], fired: impl Iterator<Item = Fired<'l>>) {
    let mut sent: BTreeMap<&[Segment], (Value, Value)> = BTreeMap::new();
    for fired in fired {
        if let Some((from, to)) = fired.replaced() {
            sent.entry(fired.steps).or_insert((from, Value::Null)).1 = to;
        }
    }
    for issue in issues {
        if let Some((from, made)) = sent.get(&*issue.path.segments) {
            let is_text = !made.is_string() && from.as_str() == Some(&*made.to_string());
            issue.put_sent(render::received_recorded(from), !is_text && !render::is_summary(from));
        }
    }
}

/// The kind and length that stand for a value under `label`: `{"_sensitive": {"kind": "string", "length": 12}}`.
pub(crate) fn summary(value: &Tree<'_>, label: &'static str) -> Value {
    render::summary(value.kind(), length(value), label)
}

fn length(value: &Tree<'_>) -> Option<usize> {
    match value {
        Tree::String(text) | Tree::Untyped(text) => Some(text.chars().count()),
        Tree::Bytes(bytes) => Some(bytes.len()),
        Tree::List(items) => Some(items.len()),
        Tree::Object(members) => Some(members.len()),
        Tree::Value(Value::String(text)) => Some(text.chars().count()),
        Tree::Value(Value::Array(items)) => Some(items.len()),
        Tree::Value(Value::Object(members)) => Some(members.len()),
        Tree::Null | Tree::Bool(_) | Tree::Number(_) | Tree::Value(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_rendered_by_kind_and_text_or_length() {
        let table = [
            (json!(null), "null", "null", json!({"kind": "null"})),
            (json!(true), "boolean true", "a boolean", json!({"kind": "boolean"})),
            (json!(-15), "number -15", "a number", json!({"kind": "number"})),
            (json!(1.5), "number 1.5", "a number", json!({"kind": "number"})),
            (json!("é\""), r#"string "é\"""#, "a string of 2 characters", json!({"kind": "string", "length": 2})),
            (json!("x"), r#"string "x""#, "a string of 1 character", json!({"kind": "string", "length": 1})),
            (json!([1, 2]), "a list", "a list", json!({"kind": "list", "length": 2})),
            (json!({"a": 1}), "an object", "an object", json!({"kind": "object", "length": 1})),
        ];
        for (value, shown, hidden, summarized) in table {
            let mut tree = Tree::Value(&value);
            for _ in 0..2 {
                assert_eq!(received(&tree, false), shown);
                assert_eq!(received(&tree, true), hidden);
                assert_eq!(summary(&tree, "_omitted"), json!({"_omitted": summarized}));
                tree.expand();
            }
        }
        let text = Tree::String("abc".into());
        assert_eq!(
            (received(&text, false), received(&text, true)),
            ("string \"abc\"".into(), "a string of 3 characters".into())
        );
        let bytes = Tree::Bytes(vec![1, 2].into());
        assert_eq!((received(&bytes, false), received(&bytes, true)), ("bytes".to_owned(), "bytes".to_owned()));
        assert_eq!(summary(&bytes, "_omitted"), json!({"_omitted": {"kind": "bytes", "length": 2}}));
    }
}
