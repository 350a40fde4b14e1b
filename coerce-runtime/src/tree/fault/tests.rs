use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::*;
use crate::tree::{Document, Tree, check};

fn line(fault: &Fault) -> (IssueCode, String) {
    (fault.code(), fault.to_string())
}

fn refused<T: DeserializeOwned>(value: &Value) -> Fault {
    let by_reference = check::<T>(Document::new(&Tree::Value(value), true)).unwrap_err();
    let owned = check::<T>(Document::new(&Tree::from(value.clone()), true)).unwrap_err();
    assert_eq!((line(&by_reference), by_reference.path()), (line(&owned), owned.path()));
    owned
}

#[test]
fn serde_is_understood() {
    use IssueCode::{Custom, InvalidLength, InvalidType, InvalidValue};
    let long = "x".repeat(1000);
    let table = [
        (
            refused::<u8>(&json!("x\"\n\u{200b}")),
            InvalidType,
            r#"expected an integer from 0 to 255, got string "x\"\n\u200b""#.to_owned(),
        ),
        (refused::<f64>(&json!(true)), InvalidType, "expected a number, got boolean true".to_owned()),
        (refused::<String>(&json!(null)), InvalidType, "expected a string, got null".to_owned()),
        (refused::<String>(&json!([])), InvalidType, "expected a string, got a list".to_owned()),
        (refused::<Vec<u8>>(&json!({})), InvalidType, "expected a list, got an object".to_owned()),
        (refused::<()>(&json!(long)), InvalidType, format!("expected null, got string \"{}…\"", &long[..63])),
        (refused::<(u8, u8)>(&json!([1])), InvalidLength, "expected a list of 2, got length 1".to_owned()),
        (refused::<(u8, u8)>(&json!([1, 2, 3])), InvalidLength, "expected a list of 2, got length 3".to_owned()),
        (refused::<[u8; 3]>(&json!([1])), InvalidLength, "expected a list of 3, got length 1".to_owned()),
        (refused::<i8>(&json!(128)), InvalidValue, "expected an integer from -128 to 127, got number 128".to_owned()),
        (refused::<u8>(&json!(-1)), InvalidValue, "expected an integer from 0 to 255, got number -1".to_owned()),
        (
            refused::<char>(&json!("ab")),
            InvalidValue,
            "expected a string of one character, got string \"ab\"".to_owned(),
        ),
        (refused::<std::net::IpAddr>(&json!("1.2")), Custom, "invalid IP address syntax".to_owned()),
        (
            refused::<Result<u8, u8>>(&json!({"Ok": 1, "Err": 2})),
            InvalidValue,
            "expected an object with one member, got an object".to_owned(),
        ),
        (Fault::custom("cut at line 1 column 25"), Custom, "cut".to_owned()),
        (Fault::custom("cut at line end column 5"), Custom, "cut at line end column 5".to_owned()),
        (Fault::custom("cut at line 5 column end"), Custom, "cut at line 5 column end".to_owned()),
        (refused::<Result<u8, u8>>(&json!(5)), InvalidType, "expected a string or an object, got number 5".to_owned()),
        (refused::<Result<u8, u8>>(&json!("Ok")), InvalidType, "expected an object, got string \"Ok\"".to_owned()),
    ];
    for (fault, code, expected) in table {
        assert_eq!(line(&fault), (code, expected));
    }
}

#[test]
fn the_path_leads_to_where_serde_stopped() {
    type Nested = std::collections::BTreeMap<String, Vec<Result<(u8, Option<u8>), u8>>>;
    let table = [
        (json!({"a": 5}), "a"),
        (json!({"a": [{"Err": 1}, 5]}), "a[1]"),
        (json!({"a": [{"Ok": [1, "x"]}]}), "a[0].Ok[1]"),
        (json!({"a": [], "b c": [{"Err": []}]}), "[\"b c\"][0].Err"),
        (json!([]), ""),
    ];
    for (value, path) in table {
        assert_eq!(refused::<Nested>(&value).path().to_string(), path);
    }
}

#[test]
fn names_are_kept() {
    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Fields {
        one: u8,
        #[serde(alias = "second")]
        two: u8,
    }
    use IssueCode::{DuplicateField, MissingField, UnknownField, UnknownVariant};
    let table = [
        (refused::<Fields>(&json!({"one": 1, "two": 2, "x": 3})), UnknownField, "x", &["one", "second", "two"][..]),
        (refused::<Fields>(&json!({"one": 1})), MissingField, "two", &[]),
        (refused::<Fields>(&json!({"one": 1, "two": 2, "second": 3})), DuplicateField, "two", &[]),
        (refused::<Result<u8, u8>>(&json!({"ok": 1})), UnknownVariant, "ok", &["Ok", "Err"]),
    ];
    for (fault, code, name, names) in table {
        assert_eq!((fault.code(), fault.name(), fault.names()), (code, Some(name), names));
    }
}

#[test]
fn quoted_errors_of_serde_are_understood() {
    let table = [
        ("unknown variant `opne`, expected `open` or `closed`", r#"expected `open` or `closed`, got string "opne""#),
        ("invalid type: map, expected struct Point", "expected an object, got an object"),
        ("invalid length 3, expected struct Point with 2 elements", "expected a list of 2, got length 3"),
        ("invalid length 0, expected tuple struct Pair with 1 element", "expected a list of 1, got length 0"),
        ("invalid type: integer `5`, expected enum Color", "expected a string or an object, got number 5"),
        ("invalid value: integer `256`, expected u8", "expected an integer from 0 to 255, got number 256"),
        ("invalid type: floating point `1.5`, expected i8", "expected an integer from -128 to 127, got number 1.5"),
        ("invalid type: number, expected i8", "expected an integer from -128 to 127, got a number"),
        ("invalid type: unit value, expected an RFC 3339 date", "expected an RFC 3339 date, got null"),
        ("invalid type: null, expected u8 at line 1 column 4", "expected an integer from 0 to 255, got null"),
        ("invalid type: string \"a, expected b\", expected unit", r#"expected null, got string "a, expected b""#),
        ("invalid type: string \"\\u{e9}\\'\\\\\", expected unit", r#"expected null, got string "é'\\""#),
        ("missing field `x` at line 1 column 2", "missing field `x`"),
        ("unknown field `x`, expected `y` at line 1 column 2", "unknown field `x`, expected `y`"),
        ("invalid type: map, expected internally tagged enum Color", "expected an object, got an object"),
        ("invalid type: unit value, expected adjacently tagged enum Color", "expected an object, got null"),
        ("invalid type: map, expected variant of enum Color", "expected a string, got an object"),
        ("invalid type: map, expected tuple variant Color::Mixed", "expected a list, got an object"),
        ("invalid type: null, expected struct variant Color::Mixed", "expected an object, got null"),
        ("invalid type: map, expected unit variant Color::None", "expected null, got an object"),
        ("invalid length 3, expected 2 elements in sequence", "expected a list of 2, got length 3"),
        ("invalid length 3, expected 2 elements in map", "expected 2 elements in map, got length 3"),
        ("invalid value: integer `0`, expected a nonzero u8", "expected an integer from 1 to 255, got number 0"),
        (
            "invalid value: integer `0`, expected a nonzero i8",
            "expected a nonzero integer from -128 to 127, got number 0",
        ),
        ("meet me at line 1", "meet me at line 1"),
        ("what, expected that", "what, expected that"),
    ];
    for (message, expected) in table {
        assert_eq!(Fault::custom(message).to_string(), expected);
    }
}

#[test]
fn no_message_of_serde_names_a_type() {
    let fault = Fault::custom("data did not match any variant of untagged enum Color");
    assert_eq!(fault.message().as_deref(), Some("matches none of the accepted forms"));
    let fault = Fault::custom("no variant of enum Color found in flattened data");
    assert_eq!(fault.message().as_deref(), Some("no variant of the enum is among the members"));
    assert_eq!(Fault::custom("an enum").message().as_deref(), Some("an enum"));
}

#[test]
fn a_long_number_in_a_message_is_cut_between_characters() {
    for text in ["é".repeat(100), "1".repeat(100), format!("1{}", "é".repeat(100))] {
        let fault = Fault::custom(format!("invalid type: integer `{text}`, expected a date"));
        let shown: String = text.chars().take(63).collect();
        assert_eq!(fault.received(), Some(format!("number {shown}…")));
    }
}

#[test]
fn a_long_message_is_cut() {
    let fault = Fault::custom("m".repeat(100_000));
    assert_eq!((fault.code(), fault.message().map(|text| text.chars().count())), (IssueCode::Custom, Some(256)));
    assert_eq!(size_of::<Result<(), Fault>>(), size_of::<usize>());
}
