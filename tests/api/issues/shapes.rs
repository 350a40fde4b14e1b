//! Shapes that few types have. What is right inside them is no issue beside what is wrong elsewhere, and what is wrong has its path.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::fmt::Debug;
use std::net::IpAddr;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Error};
use serde_json::{Value, json};

/// The lines of the error, the same from a value and from text. serde refuses the document too.
fn lines<T: Coerce + DeserializeOwned + Debug>(document: &Value) -> Vec<String> {
    serde_json::from_value::<T>(document.clone()).expect_err("serde refuses it");
    let by_value = T::from_value(document.clone()).expect_err("it is refused");
    let by_text = T::from_str_with_report(&document.to_string()).expect_err("it is refused");
    assert_eq!(by_value.to_string(), by_text.to_string(), "{document}");
    by_value.to_string().lines().map(str::to_owned).collect()
}

#[derive(Debug, Deserialize, Coerce)]
struct Flat<T> {
    n: u8,
    #[serde(flatten)]
    flat: T,
}

const N: &str = r#"n: expected an integer from 0 to 255, got string "x""#;

#[test]
fn what_is_flattened_may_be_nothing_or_anything() {
    assert_eq!(lines::<Flat<()>>(&json!({"n": "x", "a": 1})), [N]);
    assert_eq!(lines::<Flat<Value>>(&json!({"n": "x", "a": [1, {"b": null}]})), [N]);
    assert_eq!(lines::<Flat<Option<Flat<()>>>>(&json!({"n": "x", "a": [1, {"b": null}]})), [N]);
}

#[test]
fn what_can_not_be_flattened_is_an_issue_of_the_struct() {
    const REFUSED: &str = "only structs, maps, and enums can be flattened";
    for found in [
        lines::<Flat<Vec<u8>>>(&json!({"n": 1, "a": 1})),
        lines::<Flat<String>>(&json!({"n": 1})),
        lines::<Flat<bool>>(&json!({"n": 1, "a": true})),
    ] {
        assert!(found.len() == 1 && found[0].contains(REFUSED), "{found:?}");
    }
}

#[derive(Debug, Deserialize)]
struct Foreign {
    x: u8,
    y: Vec<u8>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "t")]
enum Tagged {
    New(Foreign),
    Own { n: u8 },
    Plain,
}

#[test]
fn nothing_stands_behind_the_name_of_a_plain_variant() {
    let found = lines::<Vec<Tagged>>(&json!([["Plain"], ["Plain", 1]]));
    assert_eq!(found, ["[1]: expected the name of the variant and nothing behind it, got a list of 2"]);
}

#[test]
fn a_foreign_type_beside_a_tag_is_read_without_the_tag() {
    let found = lines::<(Tagged, u8)>(&json!([{"t": "New", "x": 1, "y": [2]}, "x"]));
    assert_eq!(found, [r#"[1]: expected an integer from 0 to 255, got string "x""#]);
    let items = json!([{"t": "New", "x": 1, "y": [2, "z"]}, ["New", 1, [2]], ["New", 1, [2, "z"]]]);
    let wrong = r#"expected an integer from 0 to 255, got string "z""#;
    // The tag is an item of the list that came.
    assert_eq!(lines::<Vec<Tagged>>(&items), [format!("[0].y[1]: {wrong}"), format!("[2][2][1]: {wrong}")]);
}

#[test]
fn a_foreign_type_that_can_not_be_flattened_is_worded_as_elsewhere() {
    let found = lines::<Flat<IpAddr>>(&json!({"n": 1, "ip": "::1"}));
    assert!(found.len() == 1 && found[0].starts_with("expected an IP address as a string"), "{found:?}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
#[coerce(ignore_key_case)]
struct Folded {
    max_results: u8,
    n: u8,
}

#[test]
fn two_members_that_are_one_field_ignoring_case_are_one_issue() {
    let several = "maxResults: given more than once, expected only one member that has this name, ignoring case, `_` and `-`; \
                   \"MaxResults\" is one of them";
    for third in [None, Some("MAXRESULTS")] {
        let mut document = json!({"MaxResults": 1, "max-results": 2, "n": "x"});
        if let Some(third) = third {
            document[third] = json!(3);
        }
        let found = lines::<Folded>(&document);
        assert_eq!(found[1..], [N], "{found:?}");
        assert_eq!(found[0].split(';').next(), several.split(';').next());
    }
}

#[derive(Debug, Deserialize, Coerce)]
enum External {
    Empty(),
    Pair(u8, u8),
}

/// serde reads it from text, and not from a value in memory.
#[test]
fn an_empty_list_is_no_tuple_in_memory() {
    let document = json!([{"Empty": []}, "x"]);
    let second = r#"[1]: expected an integer from 0 to 255, got string "x""#;
    let lines = |error: Error| error.to_string().lines().map(str::to_owned).collect::<Vec<_>>();
    let by_text = <(External, u8)>::from_str_with_report(&document.to_string()).expect_err("the second is wrong");
    assert_eq!(lines(by_text), [second]);
    let by_value = <(External, u8)>::from_value(document).expect_err("both are wrong");
    let first = "[0].Empty: expected a list that is not empty, as serde has it for tuple variants, got an empty list";
    assert_eq!(lines(by_value), [first, second]);
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Trimmed {
    Note {
        #[coerce(trim)]
        text: String,
        at: Stamp,
    },
    Other(bool),
}

#[derive(Debug, Deserialize)]
struct Stamp(u32);

/// An eager rule goes into a variant that is accepted as it is, beside what only serde judges.
#[test]
fn a_foreign_type_in_an_accepted_variant_is_left_alone() {
    let (value, report) = Trimmed::from_value_with_report(json!({"text": " a ", "at": 5})).expect("it is accepted");
    assert!(matches!(value, Trimmed::Note { text, at: Stamp(5) } if text == "a"));
    let rules: Vec<_> = report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect();
    assert_eq!(rules, [("/text".to_owned(), "trim")]);
}

/// Made of a number, and not of null.
#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "Option<u8>")]
struct Given(u8);

impl TryFrom<Option<u8>> for Given {
    type Error = &'static str;
    fn try_from(number: Option<u8>) -> Result<Self, Self::Error> {
        number.map(Self).ok_or("it must be given")
    }
}

/// Made of an even number, which an option around it does not ask of null.
#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "u8")]
struct Even(u8);

impl TryFrom<u8> for Even {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number % 2 == 0 { Ok(Self(number)) } else { Err("it is odd") }
    }
}

#[test]
fn null_is_judged_by_the_types_around_an_option_only() {
    type Document = (Given, Option<Even>, Option<Given>, u8);
    let n = |index: usize| N.replacen('n', &format!("[{index}]"), 1);
    assert_eq!(lines::<Document>(&json!([1, null, 2, "x"])), [n(3)]);
    let found = lines::<Document>(&json!([null, 2, null, "x"]));
    assert!(found.len() == 2 && found[0].starts_with("[0]: it must be given"), "{found:?}");
    let found = lines::<Document>(&json!([1, 3, 2, "x"]));
    assert!(found.len() == 2 && found[0].starts_with("[1]: it is odd"), "{found:?}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Figure {
    Square { width: u32 },
    Circle { r: u32 },
}

/// A `Value` has its members in the order of their names, text in that of the caller.
#[test]
fn which_of_several_members_is_the_variant_does_not_depend_on_their_order() {
    let several = "expected an object with one member, `square` or `circle`, got an object with several members";
    let width = r#"square.width: expected an integer from 0 to 4294967295, got string "x""#;
    for other in ["a", "z"] {
        assert_eq!(lines::<Figure>(&json!({"square": {"width": "x"}, other: 1})), [several, width]);
        assert_eq!(lines::<Figure>(&json!({"m": 1, other: 1})), [several]);
    }
    let unknown = "expected `square` or `circle`, got an object with the member \"squre\"; did you mean `square`?";
    assert_eq!(lines::<Figure>(&json!({"squre": {"width": 1}})), [unknown]);
}

#[derive(Debug, Deserialize, Coerce)]
enum Colour {
    Red,
    #[serde(other)]
    Unknown,
}

/// An `other` variant is named by no member.
#[test]
fn of_several_members_none_is_meant_as_the_variant_for_other_names() {
    let several = "expected `Red` or `Unknown`, got an object with several members";
    for text in [r#"{"b": 1, "a": null}"#, r#"{"a": "x", "b": 5}"#, r#"{"b": null, "a": null}"#] {
        let value = serde_json::from_str(text).unwrap();
        assert_eq!(lines::<Colour>(&value), [several], "{text}");
        assert_eq!(Colour::from_str_with_report(text).unwrap_err().to_string(), several, "{text}");
    }
    assert!(matches!(Colour::from_str_with_report(r#"{"blue": null}"#), Ok((Colour::Unknown, _))));
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Order {
    Draft { size: u32 },
    Done,
}

/// serde reads `["draft", 5]`, and nobody writes it.
#[test]
fn a_list_for_a_tagged_enum_is_reported_as_a_list() {
    for list in [json!([1]), json!(["x", 5]), json!(["{}"]), json!([])] {
        assert_eq!(lines::<Order>(&list), ["expected an object whose `type` is `draft` or `done`, got a list"]);
    }
}
