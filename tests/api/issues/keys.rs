//! Keys are judged as values are.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Mode, Options};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Color {
    Red,
    Green,
}

#[derive(Debug, Deserialize, Coerce)]
struct Keyed {
    by_color: BTreeMap<Color, u8>,
    by_number: BTreeMap<u8, u8>,
    address: std::net::IpAddr,
    number: serde_json::Number,
    three: [bool; 3],
}

/// Keys are judged as values are, what std's types expect is in JSON's terms, and a list of the wrong length is looked into.
#[test]
fn keys_and_types_of_std_are_reported_as_others_are() {
    let document = json!({
        "by_color": {"gren": 1}, "by_number": {"x": 1}, "address": "/e", "number": "5", "three": [true, "x"]
    });
    let address = "address: expected an IP address as a string, got string \"/e\" (invalid IP address syntax)";
    assert_eq!(
        Keyed::from_value(document.clone()).unwrap_err().to_string().lines().collect::<Vec<_>>(),
        [
            address,
            "by_color.gren: expected `red` or `green` as a key, got string \"gren\"; did you mean `green`?",
            "by_number.x: expected an integer from 0 to 255 as a key, got string \"x\"",
            "number: expected a number, got string \"5\"",
            "three: expected 3 items, got 2; it is a list of 3 booleans",
            "three[1]: expected a boolean, got string \"x\"",
        ]
    );
    let error = Keyed::from_value(document).unwrap_err();
    let codes: Vec<_> = error.issues().iter().map(|issue| issue.code.as_str()).collect();
    let expected =
        ["invalid_value", "unknown_variant", "invalid_value", "invalid_type", "invalid_length", "invalid_type"];
    assert_eq!(codes, expected);
}

#[derive(Debug, Deserialize, Coerce)]
struct Scores {
    #[coerce(drop_invalid_items)]
    scores: BTreeMap<String, u8>,
}

/// A report could not say which of two members of one name has been dropped.
#[test]
fn a_member_that_comes_twice_is_refused_where_others_are_dropped() {
    let read = |text: &str| Scores::from_str_with_report(text).map(|(read, report)| (read.scores.len(), report.len()));
    assert_eq!(read(r#"{"scores": {"a": 1, "b": "x", "c": 2}}"#).unwrap(), (2, 1));
    for text in [r#"{"scores": {"a": 1, "b": "x", "a": "y"}}"#, r#"{"scores": {"a": "y", "a": 1, "b": "x"}}"#] {
        let error = read(text).unwrap_err();
        let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        assert_eq!(paths, ["/scores/a"], "{text}: {error}");
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Folds {
    max_results: u8,
    #[serde(default)]
    page_token: String,
}

#[derive(Debug, Deserialize, Coerce)]
struct Around {
    #[serde(flatten)]
    folds: Folds,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(ignore_key_case)]
struct Denies {
    max_results: u8,
}

fn strictly<T: Coerce + DeserializeOwned + Debug>(document: &Value) -> String {
    let strict = Options::default().mode(Mode::Strict);
    strict.from_value_with_report::<T>(document.clone()).expect_err("serde refuses it").to_string()
}

#[test]
fn strict_mode_names_the_member_that_ignore_key_case_would_read_as_a_missing_one() {
    let document = json!({"maxResults": 5, "pageToken": "x"});
    let missing = "max_results: missing, expected an integer from 0 to 255";
    let hint = "; `ignore_key_case` would read \"maxResults\" as this in safe mode";
    assert_eq!(strictly::<Folds>(&document), format!("{missing}{hint}"));
    assert_eq!(strictly::<Around>(&document), format!("{missing}{hint}"));
    assert!(Folds::from_value(document.clone()).is_ok() && Around::from_value(document).is_ok());
    // Of two safe mode reads none, and one that is unknown says so itself.
    assert_eq!(strictly::<Folds>(&json!({"maxResults": 5, "MaxResults": 5})), missing);
    let error = strictly::<Denies>(&json!({"maxResults": 5}));
    assert!(error.ends_with(missing) && error.matches("ignore_key_case").count() == 1, "{error}");
}
