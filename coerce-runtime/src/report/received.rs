//! How values are rendered in issues and entries.

use serde_json::{Value, json};

use super::{Change, Fired, Issue};
use crate::json::Kind;
use crate::json::render::{self, counted};
use crate::sort::sort_by;
use crate::tree::Tree;

/// The value that a type refused: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an object`, `bytes`. If it must be
/// `hidden`, its kind, and the length of a string.
pub(crate) fn received(value: &Tree<'_>, hidden: bool) -> String {
    rendered(value, hidden, ["string ", "number ", "boolean "])
}

/// The value without its kind, where it shows that: `"abc"`, `5`, `true`.
pub(crate) fn shown(value: &Tree<'_>, hidden: bool) -> String {
    rendered(value, hidden, [""; 3])
}

fn rendered(value: &Tree<'_>, hidden: bool, [string, number, boolean]: [&str; 3]) -> String {
    match value.as_str() {
        Some(text) if hidden => format!("a string of {}", counted(text.chars().count(), "character")),
        Some(text) => render::quoted(string, text),
        None if hidden => value.kind().with_article().to_owned(),
        None => match (value.as_number(), value.as_bool()) {
            (Some(value), _) => render::numbered(number, value.digits()),
            (_, Some(bool)) => render::joined(&[boolean, if bool { "true" } else { "false" }]),
            _ => value.kind().with_article().to_owned(),
        },
    }
}

/// Says in each issue what was sent, where these entries say that rules have fired on the value.
pub(crate) fn put_sent<'l>(issues: impl IntoIterator<Item = &'l mut Issue>, fired: impl Iterator<Item = Fired<'l>>) {
    let mut all: Vec<Fired<'_>> = fired.filter(Fired::replaced).collect();
    sort_by(&mut all, |one, other| one.steps.cmp(other.steps));
    for issue in issues {
        let steps = &*issue.path.segments;
        let here = &all[all.partition_point(|fired| fired.steps < steps)..];
        let here = &here[..here.partition_point(|fired| fired.steps == steps)];
        let changes = here.first().map(Fired::change).zip(here.last().map(Fired::change));
        if let Some((Change::Replaced { from, .. }, Change::Replaced { to: made, .. })) = changes {
            let is_text = !made.is_string() && from.as_str() == Some(&*made.to_string());
            issue.put_sent(received_recorded(&from), !is_text && summarized(&from).is_none());
        }
    }
}

/// A recorded value as it follows "got": the same as [`received`], of what a [summary] stands for too.
fn received_recorded(value: &Value) -> String {
    let Some((kind, length)) = summarized(value) else { return received(&Tree::Value(value), false) };
    let summary = with_length(kind, length);
    let article = match summary.as_bytes() {
        b"null" | b"bytes" | [b'0'..=b'9', ..] => "",
        [b'a' | b'e' | b'i' | b'o' | b'u', ..] => "an ",
        _ => "a ",
    };
    render::joined(&[article, &summary])
}

/// A value with what it holds: `string "5"`, `number 5`, `null`, `list of 2`, `object with 1 member`. A
/// [summary] is rendered as the value it stands for.
pub(super) fn describe(value: &Value) -> String {
    match size(value) {
        Some((kind, length)) => with_length(kind, length),
        None => received(&Tree::Value(value), false),
    }
}

/// The kind and length that stand for a value under `label`: `{"_sensitive": {"kind": "string", "length": 12}}`. Strings have a length
/// (their characters), bytes, lists (their items) and objects (their members).
pub(crate) fn summary(value: &Tree<'_>, label: &'static str) -> Value {
    let kind = value.kind().name();
    match value.len() {
        Some(length) => json!({ label: { "kind": kind, "length": length } }),
        None => json!({ label: { "kind": kind } }),
    }
}

/// The kind and length of a list or an object, or of what a [summary] stands for.
pub(super) fn size(value: &Value) -> Option<(&str, Option<usize>)> {
    let kind = Kind::of(value);
    let length = || Tree::Value(value).len().filter(|_| kind != Kind::String);
    summarized(value).or_else(|| length().map(|length| (kind.name(), Some(length))))
}

/// The name of an object's only member. What only stands for a value has none.
pub(super) fn only_name(value: &Value) -> Option<&str> {
    let members = value.as_object().filter(|members| members.len() == 1 && summarized(value).is_none())?;
    members.keys().next().map(String::as_str)
}

/// The kind and length in a [summary], where the object is exactly one.
fn summarized(value: &Value) -> Option<(&str, Option<usize>)> {
    let members = value.as_object().filter(|members| members.len() == 1)?;
    let summary = members.get("_omitted").or_else(|| members.get("_sensitive"))?.as_object()?;
    let kind = summary.get("kind")?.as_str().filter(|kind| KINDS.contains(kind))?;
    let length = summary.get("length").and_then(Value::as_u64).and_then(|length| usize::try_from(length).ok());
    (summary.len() == 1 + usize::from(length.is_some())).then_some((kind, length))
}

/// The names of all kinds.
const KINDS: [&str; 7] = ["null", "boolean", "number", "string", "list", "object", "bytes"];

fn with_length(kind: &str, length: Option<usize>) -> String {
    match (kind, length) {
        (_, None) => kind.to_owned(),
        (_, Some(0)) => format!("empty {kind}"),
        ("list", Some(length)) => format!("list of {length}"),
        ("bytes", Some(length)) => format!("{length} bytes"),
        ("object", Some(length)) => format!("object with {}", counted(length, "member")),
        (_, Some(length)) => format!("{kind} of {}", counted(length, "character")),
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

    #[test]
    fn an_entry_shows_the_kind_and_text_or_size() {
        let table = [
            (json!(null), "null", "null", "null"),
            (json!(true), "boolean true", "boolean true", "boolean"),
            (json!(-1.5), "number -1.5", "number -1.5", "number"),
            (json!(""), "string \"\"", "string \"\"", "empty string"),
            (json!("é\"\n"), r#"string "é\"\n""#, r#"string "é\"\n""#, "string of 3 characters"),
            (json!("x"), "string \"x\"", "string \"x\"", "string of 1 character"),
            (json!([]), "a list", "empty list", "empty list"),
            (json!([1, 2]), "a list", "list of 2", "list of 2"),
            (json!({}), "an object", "empty object", "empty object"),
            (json!({"a": 1}), "an object", "object with 1 member", "object with 1 member"),
            (json!({"a": 1, "b": 2}), "an object", "object with 2 members", "object with 2 members"),
        ];
        for (value, expected_received, expected_described, summarized) in table {
            assert_eq!(received(&Tree::Value(&value), false), expected_received);
            assert_eq!(describe(&value), expected_described);
            for label in ["_omitted", "_sensitive"] {
                assert_eq!(describe(&summary(&Tree::Value(&value), label)), summarized, "{label}");
            }
        }
    }

    #[test]
    fn only_a_summary_is_read_as_one() {
        assert_eq!(describe(&summary(&Tree::Bytes(vec![1, 2].into()), "_omitted")), "2 bytes");
        let table = [
            json!({"_omitted": 5}),
            json!({"_sensitive": {"kind": "pet"}}),
            json!({"_omitted": {"length": 5}}),
            json!({"_omitted": {"kind": "list", "length": "5"}}),
            json!({"_omitted": {"kind": "list", "more": 5}}),
        ];
        for value in table {
            assert_eq!(describe(&value), "object with 1 member");
        }
    }
}
