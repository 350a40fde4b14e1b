//! What serde's `Deserialize` says of a value, read back from its message and told in JSON's terms.

use std::borrow::Cow;
use std::fmt::Display;

use super::{Issue, IssueCode};
use crate::show;

impl Issue {
    /// Takes over what a foreign reader said of the value. The messages that serde itself makes become a code with what was
    /// expected and what came; a member that is missing or not known stays a message, because nothing tells where in the
    /// value it is; any other message is kept as it is, cut where it is long.
    pub(crate) fn read_message(&mut self, message: &str) {
        let message = without_position(message);
        match parse(message) {
            Some((code, received, expected)) => {
                (self.code, self.received, self.expected) = (code, Some(received), expected);
            }
            None => self.message = Some(show::message(message)),
        }
    }
}

fn parse(message: &str) -> Option<(IssueCode, String, Cow<'static, str>)> {
    let (fault, expected) = message.rsplit_once(", expected ")?;
    let (code, received) = if let Some(unexpected) = fault.strip_prefix("invalid type: ") {
        (IssueCode::InvalidType, received(unexpected))
    } else if let Some(unexpected) = fault.strip_prefix("invalid value: ") {
        (IssueCode::InvalidValue, received(unexpected))
    } else if let Some(length) = fault.strip_prefix("invalid length ") {
        (IssueCode::InvalidLength, format!("length {}", show::message(length)))
    } else {
        let word = fault.strip_prefix("unknown variant `")?.strip_suffix('`')?;
        (IssueCode::UnknownVariant, show::received_text(word))
    };
    Some((code, received, expectation(expected)))
}

/// `serde_json` adds ` at line 1 column 2` where it reads text. That is no place in the document.
fn without_position(message: &str) -> &str {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts =
        message.rsplit_once(" at line ").and_then(|(before, place)| Some((before, place.split_once(" column ")?)));
    match parts {
        Some((before, (line, column))) if is_number(line) && is_number(column) => before,
        _ => message,
    }
}

/// serde's `Unexpected`, in JSON's terms.
fn received(unexpected: &str) -> String {
    let ticked = |name: &str| unexpected.strip_prefix(name)?.strip_prefix(" `")?.strip_suffix('`');
    let quoted = || unexpected.strip_prefix("string \"")?.strip_suffix('"');
    match unexpected {
        "unit value" | "null" | "Option value" => "null".to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        // With serde_json's `arbitrary_precision`.
        "number" => "a number".to_owned(),
        _ => {
            let number = || ticked("integer").or_else(|| ticked("floating point")).map(show::received_number);
            let boolean = || ticked("boolean").map(|value| format!("boolean {value}"));
            let character = || ticked("character").map(show::received_text);
            let text = || quoted().map(|text| show::received_text(&unescaped(text)));
            number().or_else(boolean).or_else(character).or_else(text).unwrap_or_else(|| show::message(unexpected))
        }
    }
}

/// The text that Rust's `Debug` shows so.
fn unescaped(debug: &str) -> String {
    let mut text = String::with_capacity(debug.len());
    let mut rest = debug;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let (character, after) = escape(after).unwrap_or(('\\', after));
        text.push(character);
        rest = after;
    }
    text + rest
}

/// The character that an escape stands for, and what follows it.
fn escape(after: &str) -> Option<(char, &str)> {
    if let Some((digits, rest)) = after.strip_prefix("u{").and_then(|digits| digits.split_once('}')) {
        return Some((char::from_u32(u32::from_str_radix(digits, 16).ok()?)?, rest));
    }
    let mut rest = after.chars();
    let character = match rest.next()? {
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '0' => '\0',
        other => other,
    };
    Some((character, rest.as_str()))
}

/// What serde's own readers expect, in JSON's terms: no names of Rust's types.
fn expectation(expected: &str) -> Cow<'static, str> {
    match expected {
        "f32" | "f64" => "a number".into(),
        "a borrowed string" | "variant identifier" | "field identifier" => "a string".into(),
        "a character" => "a string of one character".into(),
        "unit" => "null".into(),
        "a sequence" => "a list".into(),
        "a map" => "an object".into(),
        "string or map" => "a string or an object".into(),
        _ => {
            let known = integers(expected).or_else(|| list(expected)).or_else(|| named(expected));
            known.unwrap_or_else(|| expected.to_owned()).into()
        }
    }
}

fn integers(name: &str) -> Option<String> {
    fn range(least: impl Display, most: impl Display) -> String {
        format!("an integer from {least} to {most}")
    }
    Some(match name {
        "u8" => range(u8::MIN, u8::MAX),
        "u16" => range(u16::MIN, u16::MAX),
        "u32" => range(u32::MIN, u32::MAX),
        "u64" | "usize" => range(u64::MIN, u64::MAX),
        "i8" => range(i8::MIN, i8::MAX),
        "i16" => range(i16::MIN, i16::MAX),
        "i32" => range(i32::MIN, i32::MAX),
        "i64" | "isize" => range(i64::MIN, i64::MAX),
        "u128" | "i128" => "an integer".to_owned(),
        _ => return None,
    })
}

/// Lists of a fixed length: tuples, arrays, structs read from a list.
fn list(expected: &str) -> Option<String> {
    let sized = expected.strip_prefix("a tuple of size ").or_else(|| expected.strip_prefix("an array of length "));
    let elements = || expected.rsplit_once(" with ")?.1.split_once(" element").map(|(length, _)| length);
    let length: usize = sized.or_else(elements)?.parse().ok()?;
    Some(format!("a list of {length}"))
}

/// Types by their names in Rust.
fn named(expected: &str) -> Option<String> {
    let kinds = [
        ("struct ", "an object"),
        ("tuple struct ", "a list"),
        ("unit struct ", "null"),
        ("enum ", "a string or an object"),
    ];
    let kind = kinds.into_iter().find(|(name, _)| expected.starts_with(name));
    kind.map(|(_, kind)| kind.to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::path::Path;

    fn read(message: &str) -> Issue {
        let mut issue = Issue::new(Path::default(), IssueCode::Custom);
        issue.read_message(message);
        issue
    }

    fn fault<T: serde::de::DeserializeOwned>(value: Value) -> [(IssueCode, String); 2] {
        let told = |error: serde_json::Error| {
            let issue = read(&error.to_string());
            (issue.code, issue.to_string())
        };
        let text = value.to_string();
        [serde_json::from_value::<T>(value).err(), serde_json::from_str::<T>(&text).err()]
            .map(|error| told(error.unwrap()))
    }

    #[test]
    fn serde_is_understood_whether_it_read_a_value_or_text() {
        use IssueCode::{Custom, InvalidLength, InvalidType, InvalidValue};
        let long = "x".repeat(1000);
        let table = [
            (
                fault::<u8>(json!("x\"\n\u{200b}")),
                InvalidType,
                r#"expected an integer from 0 to 255, got string "x\"\n\u200b""#.to_owned(),
            ),
            (fault::<f64>(json!(true)), InvalidType, "expected a number, got boolean true".to_owned()),
            (fault::<String>(json!(null)), InvalidType, "expected a string, got null".to_owned()),
            (fault::<String>(json!([])), InvalidType, "expected a string, got a list".to_owned()),
            (fault::<Vec<u8>>(json!({})), InvalidType, "expected a list, got an object".to_owned()),
            (fault::<()>(json!(long)), InvalidType, format!("expected null, got string \"{}…\"", &long[..63])),
            (fault::<(u8, u8)>(json!([1])), InvalidLength, "expected a list of 2, got length 1".to_owned()),
            (fault::<[u8; 3]>(json!([1])), InvalidLength, "expected a list of 3, got length 1".to_owned()),
            (
                fault::<char>(json!("ab")),
                InvalidValue,
                "expected a string of one character, got string \"ab\"".to_owned(),
            ),
            (fault::<std::net::IpAddr>(json!("1.2")), Custom, "invalid IP address syntax".to_owned()),
        ];
        for (faults, code, line) in table {
            assert_eq!(faults, [(code, line.clone()), (code, line)]);
        }
    }

    #[test]
    fn messages_are_told_in_terms_of_json() {
        let table = [
            (
                "unknown variant `opne`, expected `open` or `closed`",
                r#"expected `open` or `closed`, got string "opne""#,
            ),
            ("invalid type: map, expected struct Point", "expected an object, got an object"),
            ("invalid length 3, expected struct Point with 2 elements", "expected a list of 2, got length 3"),
            ("invalid length 0, expected tuple struct Pair with 1 element", "expected a list of 1, got length 0"),
            ("invalid type: integer `5`, expected enum Color", "expected a string or an object, got number 5"),
            ("invalid value: integer `256`, expected u8", "expected an integer from 0 to 255, got number 256"),
            ("invalid type: floating point `1.5`, expected i8", "expected an integer from -128 to 127, got number 1.5"),
            ("invalid type: number, expected i8", "expected an integer from -128 to 127, got a number"),
            ("invalid type: unit value, expected an RFC 3339 date", "expected an RFC 3339 date, got null"),
            ("invalid type: string \"a, expected b\", expected unit", r#"expected null, got string "a, expected b""#),
            ("invalid type: string \"\\u{e9}\\'\\\\\", expected unit", r#"expected null, got string "é'\\""#),
            ("missing field `x` at line 1 column 2", "missing field `x`"),
            ("unknown field `x`, expected `y` at line 1 column 2", "unknown field `x`, expected `y`"),
            ("meet me at line 1", "meet me at line 1"),
            ("what, expected that", "what, expected that"),
        ];
        for (message, line) in table {
            assert_eq!(read(message).to_string(), line);
        }
    }

    #[test]
    fn a_long_message_is_cut() {
        let issue = read(&"m".repeat(100_000));
        assert_eq!((issue.code, issue.to_string().chars().count()), (IssueCode::Custom, 256));
    }
}
