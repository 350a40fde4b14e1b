//! Rules that read text, on enums that accept strings beside the names of their variants.

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, ignore_case)]
enum Tried {
    First(u8),
    Second,
    #[serde(untagged)]
    Bare(String),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, ignore_case)]
enum Caught {
    First(u8),
    Second,
    #[serde(other)]
    Other,
}

/// What the document is read as, and how many rules fired; the same comes of what it has become.
fn read<T: Coerce + PartialEq + std::fmt::Debug>(document: &Value) -> (T, usize) {
    let (value, report) = T::from_value_with_report(document.clone()).unwrap();
    let canonical = serde_coerce::Options::default().preview::<T>(document).unwrap().value;
    let (again, none) = T::from_value_with_report(canonical).unwrap();
    assert_eq!((&again, none.len()), (&value, 0), "{document}");
    (value, report.len())
}

#[test]
fn a_string_that_holds_no_name_stays() {
    for text in [r#""hello""#, r#""{\"First\": 1}""#, "'hello'", "hello", "5"] {
        assert_eq!(read::<Tried>(&json!(text)), (Tried::Bare(text.to_owned()), 0), "{text}");
        assert_eq!(read::<Caught>(&json!(text)), (Caught::Other, 0), "{text}");
    }
}

#[test]
fn a_name_is_found_in_a_string() {
    for (text, fired) in [(r#""Second""#, 1), (r#""SECOND""#, 2), ("second", 1), ("Second", 0)] {
        assert_eq!(read::<Tried>(&json!(text)), (Tried::Second, fired), "{text}");
        assert_eq!(read::<Caught>(&json!(text)), (Caught::Second, fired), "{text}");
    }
    assert_eq!(read::<Tried>(&json!(r#"{"First": 1}"#)), (Tried::First(1), 1));
    assert_eq!(read::<Caught>(&json!(r#"{"First": 1}"#)), (Caught::First(1), 1));
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
#[coerce(unfence, string_to_json, object_to_value(key = "value"))]
enum Fenced {
    Open,
    #[serde(untagged)]
    Bytes(Vec<u8>),
    #[serde(untagged)]
    Text(String),
}

/// A rule that acts on any string does not hide that the next one finds no name.
#[test]
fn what_another_rule_has_made_is_no_reason_to_keep_a_string_without_a_name() {
    let text = |text: &str| Fenced::Text(text.to_owned());
    for (document, expected, rules) in [
        (json!("```\n\"\\\"open\\\"\"\n```"), text("\"\\\"open\\\"\""), 1),
        (json!("```\n\"x\"\n```"), text("\"x\""), 1),
        (json!("```\n\"open\"\n```"), Fenced::Open, 2),
        (json!("```\n[1]\n```"), Fenced::Bytes(vec![1]), 2),
        (json!("```\nx\n```"), text("x"), 1),
        (json!({"value": "open"}), Fenced::Open, 1),
    ] {
        assert_eq!(read::<Fenced>(&document), (expected, rules), "{document}");
    }
    // What would be unwrapped again is not unwrapped at all.
    assert!(Fenced::from_value(json!({"value": "{\"value\": \"open\"}"})).is_err());
}
