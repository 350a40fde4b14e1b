//! How values are rendered for people: short, escaped, and by no more than kind and length where a value must not be shown.

use std::fmt::{self, Display, Write as _};

use serde_json::{Map, Value, json};

use super::Kind;

/// How many characters of a value are shown.
const SHOWN: usize = 64;

/// How many characters are shown of a message that other code wrote.
const MESSAGE: usize = 256;

/// A value with what it holds: `string "5"`, `number 5`, `null`, `list of 2`, `object with 1 member`. A
/// [summary] is rendered as the value it stands for.
pub(crate) fn describe(value: &Value) -> String {
    match value {
        Value::Array(items) => with_length(Kind::List.name(), Some(items.len())),
        Value::Object(members) => {
            summarized(members).unwrap_or_else(|| with_length(Kind::Object.name(), Some(members.len())))
        }
        _ => received(value),
    }
}

/// A value as an issue renders what a type refused: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an object`.
pub(crate) fn received(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => format!("boolean {value}"),
        Value::Number(number) => received_number(number),
        Value::String(text) => received_string(text),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

/// A string as it follows "got".
pub(crate) fn received_string(text: &str) -> String {
    let plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if text.len() <= SHOWN && text.bytes().all(plain) {
        // Strings of one size come and go fastest.
        let mut received = String::with_capacity(SHOWN.max("string \"\"".len() + text.len()));
        received.push_str("string \"");
        received.push_str(text);
        received.push('"');
        return received;
    }
    format!("string \"{}\"", cut(text, SHOWN, true))
}

/// A string in quotation marks, in at most 64 characters.
pub(crate) fn short_string(text: &str) -> String {
    format!("\"{}\"", cut(text, SHOWN, true))
}

/// Digits, in at most 64 characters.
pub(crate) fn short(digits: &str) -> String {
    cut(digits, SHOWN, false)
}

/// A recorded value as it follows "got": the same as [`received`], of what a [summary] stands for too.
pub(crate) fn received_recorded(value: &Value) -> String {
    let Some(summary) = value.as_object().and_then(summarized) else { return received(value) };
    let article = match summary.as_bytes() {
        b"null" | b"bytes" | [b'0'..=b'9', ..] => "",
        [b'a' | b'e' | b'i' | b'o' | b'u', ..] => "an ",
        _ => "a ",
    };
    joined(&[article, &summary])
}

/// An object of which an enum refused the member of this name, as it follows "got".
pub(crate) fn received_member(name: &str) -> String {
    format!("an object with the member \"{}\"", cut(name, SHOWN, true))
}

/// A number as it follows "got".
pub(crate) fn received_number(number: impl Display) -> String {
    let mut received = String::with_capacity(SHOWN);
    // Writing to a `String` can't fail.
    let _ = write!(received, "number {number}");
    // Digits are a byte each.
    if received.len() > "number ".len() + SHOWN {
        received.truncate("number ".len() + SHOWN - 1);
        received.push('…');
    }
    received
}

/// The kind and length that stand for a value: `{"_sensitive": {"kind": "string", "length": 12}}`. Strings have a length (their
/// characters), bytes, lists (their items) and objects (their members).
pub(crate) fn summary(kind: Kind, length: Option<usize>, label: &'static str) -> Value {
    match length {
        Some(length) => json!({ label: { "kind": kind.name(), "length": length } }),
        None => json!({ label: { "kind": kind.name() } }),
    }
}

/// The name of an object's only member. What only stands for a value has none.
pub(crate) fn only_name(value: &Value) -> Option<&str> {
    let members = value.as_object().filter(|members| members.len() == 1 && summarized(members).is_none())?;
    members.keys().next().map(String::as_str)
}

/// Returns whether it only stands for a value.
pub(crate) fn is_summary(value: &Value) -> bool {
    value.as_object().and_then(summarized).is_some()
}

/// The words of a [summary], where the object is exactly one.
fn summarized(members: &Map<String, Value>) -> Option<String> {
    if members.len() != 1 {
        return None;
    }
    let summary = members.get("_omitted").or_else(|| members.get("_sensitive"))?.as_object()?;
    let kind = summary.get("kind")?.as_str().filter(|kind| is_kind(kind))?;
    let length = summary.get("length").and_then(Value::as_u64).and_then(|length| usize::try_from(length).ok());
    (summary.len() == 1 + usize::from(length.is_some())).then(|| with_length(kind, length))
}

fn is_kind(name: &str) -> bool {
    [Kind::Null, Kind::Bool, Kind::Integer, Kind::String, Kind::List, Kind::Object, Kind::Bytes]
        .iter()
        .any(|kind| kind.name() == name)
}

fn with_length(kind: &str, length: Option<usize>) -> String {
    match (kind, length) {
        (_, None) => kind.to_owned(),
        (_, Some(0)) => format!("empty {kind}"),
        ("list", Some(length)) => format!("list of {length}"),
        ("bytes", Some(length)) => format!("{length} bytes"),
        ("object", Some(1)) => "object with 1 member".to_owned(),
        ("object", Some(length)) => format!("object with {length} members"),
        (_, Some(1)) => format!("{kind} of 1 character"),
        (_, Some(length)) => format!("{kind} of {length} characters"),
    }
}

/// So many of something: `1 item`, `2 items`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The parts as one string. (`concat` does the same at a few times the cost.)
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut text = String::with_capacity(parts.iter().map(|part| part.len()).sum());
    for part in parts {
        text.push_str(part);
    }
    text
}

/// A message of other code (a foreign type's error), cut where it is long.
pub(crate) fn shorten(text: &str) -> String {
    cut(text, MESSAGE, false)
}

/// A string in JSON's syntax, whole. Beyond what JSON asks for, characters that can't be seen or that turn the line
/// around them are escaped.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        self.0.chars().try_for_each(|character| write_escaped(f, character, true))?;
        f.write_char('"')
    }
}

/// A string on one line: what can't be seen or would break the line is escaped, quotes are not.
pub(crate) struct Line<'a>(pub(crate) &'a str);

impl Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| write_escaped(f, character, false))
    }
}

/// The string escaped, in at most `limit` characters; a longer one ends in `…`.
fn cut(text: &str, limit: usize, quotes: bool) -> String {
    let mut shown = String::new();
    let (mut width, mut fits) = (0, 0);
    for character in text.chars() {
        let start = shown.len();
        // Writing to a `String` can't fail.
        let _ = write_escaped(&mut shown, character, quotes);
        width += shown[start..].chars().count();
        if width > limit {
            shown.truncate(fits);
            shown.push('…');
            break;
        }
        if width < limit {
            fits = shown.len();
        }
    }
    shown
}

/// Cuts a string to at most `limit` bytes, the `…` at its end included (which stands alone if there is no room at all).
/// Returns whether it was longer.
pub(crate) fn cut_bytes(text: &mut String, limit: usize) -> bool {
    let longer = text.len() > limit;
    if longer {
        let room = limit.saturating_sub('…'.len_utf8());
        let end = (0..=room).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
        text.shrink_to_fit();
    }
    longer
}

fn write_escaped(out: &mut impl fmt::Write, character: char, quotes: bool) -> fmt::Result {
    match character {
        '"' | '\\' if quotes => write!(out, "\\{character}"),
        '\n' => out.write_str("\\n"),
        '\r' => out.write_str("\\r"),
        '\t' => out.write_str("\\t"),
        _ if is_unseen(character) => {
            character.encode_utf16(&mut [0; 2]).iter().try_for_each(|unit| write!(out, "\\u{unit:04x}"))
        }
        _ => out.write_char(character),
    }
}

/// Control characters, and those that have no width or that reorder text.
fn is_unseen(character: char) -> bool {
    let reorders = matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    character.is_control() || reorders || matches!(character, '\u{61c}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_rendered_by_kind_and_text_or_size() {
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
            assert_eq!(received(&value), expected_received);
            assert_eq!(describe(&value), expected_described);
            let length = match &value {
                Value::String(text) => Some(text.chars().count()),
                Value::Array(items) => Some(items.len()),
                Value::Object(members) => Some(members.len()),
                _ => None,
            };
            for label in ["_omitted", "_sensitive"] {
                assert_eq!(describe(&summary(Kind::of(&value), length, label)), summarized, "{label}");
            }
        }
    }

    #[test]
    fn only_a_summary_is_read_as_one() {
        assert_eq!(describe(&summary(Kind::Bytes, Some(2), "_omitted")), "2 bytes");
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

    #[test]
    fn summaries_hold_kind_and_length() {
        let table = [
            (Kind::String, Some(5), json!({"_sensitive": {"kind": "string", "length": 5}})),
            (Kind::List, Some(2), json!({"_sensitive": {"kind": "list", "length": 2}})),
            (Kind::Float, None, json!({"_sensitive": {"kind": "number"}})),
        ];
        for (kind, length, expected) in table {
            assert_eq!(summary(kind, length, "_sensitive"), expected);
        }
    }

    #[test]
    fn no_more_than_64_characters_are_shown() {
        let table = [
            ("a".repeat(64), "a".repeat(64)),
            ("a".repeat(65), "a".repeat(63) + "…"),
            ("é".repeat(1000), "é".repeat(63) + "…"),
            ("\0".repeat(1000), "\\u0000".repeat(10) + "…"),
            ("a".repeat(63) + "\n", "a".repeat(63) + "…"),
            ("a".repeat(62) + "\n", "a".repeat(62) + "\\n"),
        ];
        for (text, shown) in table {
            assert_eq!(received_string(&text), format!("string \"{shown}\""));
        }
        assert_eq!(received_number("1".repeat(65)), format!("number {}…", "1".repeat(63)));
        assert_eq!(shorten(&"m".repeat(1000)), "m".repeat(255) + "…");
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        let table = [
            ("a\u{202e}b", r#""a\u202eb""#, r"a\u202eb"),
            ("\u{e0041}", r#""\udb40\udc41""#, r"\udb40\udc41"),
            ("a\"\\\r\t", r#""a\"\\\r\t""#, "a\"\\\\r\\t"),
            ("\u{7f}\u{85}", r#""\u007f\u0085""#, r"\u007f\u0085"),
        ];
        for (text, quoted, line) in table {
            assert_eq!(Quoted(text).to_string(), quoted);
            assert_eq!(serde_json::from_str::<String>(quoted).unwrap(), text);
            assert_eq!(Line(text).to_string(), line);
        }
    }

    #[test]
    fn bytes_are_cut_between_characters() {
        for (limit, expected) in [(0, "…"), (3, "…"), (4, "…"), (5, "é…"), (7, "éé…"), (9, "ééé…"), (10, "ééééé")]
        {
            let mut text = "ééééé".to_owned();
            assert_eq!(cut_bytes(&mut text, limit), expected.ends_with('…'), "{limit}");
            assert_eq!(text, expected);
        }
    }
}
