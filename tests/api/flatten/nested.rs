//! Flattened structs whose members are renamed, and those that have flattened fields themselves.

use std::marker::PhantomData;

use super::*;

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
#[coerce(ignore_key_case)]
struct Names {
    max_results: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Wide {
    a: Option<u8>,
    #[serde(flatten)]
    names: Names,
}

#[derive(Debug, Deserialize, Coerce)]
struct BeforeAMap {
    #[serde(flatten)]
    names: Option<Names>,
    #[serde(flatten)]
    rest: Rest,
}

#[test]
fn the_members_of_a_flattened_struct_are_renamed() {
    let canonical = json!({"a": 2, "max_results": 1});
    let renamed = [("/max_results", "ignore_key_case")];
    let read = is_read_as::<Wide>(r#"{"a": 2, "maxResults": 1}"#, &canonical, &renamed);
    assert_eq!(read.names.max_results, 1);
    // Those of the struct around it are not its own.
    is_read_as::<Wide>(r#"{"A": 2, "max_results": 1}"#, &json!({"A": 2, "max_results": 1}), &[]);
    let read = is_read_as::<BeforeAMap>(r#"{"MaxResults": 1, "x": 2}"#, &json!({"max_results": 1, "x": 2}), &renamed);
    // The struct takes its own out.
    assert_eq!(json!(read.rest), json!({"x": 2}));
    for error in refused::<Wide>(r#"{"maxResults": 1, "MaxResults": 2}"#) {
        assert!(error.to_string().starts_with("max_results: given more than once"), "{error}");
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Inner {
    q: Option<u8>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Marked {
    #[serde(default)]
    #[coerce(invalid_to_default)]
    mark: PhantomData<u8>,
    b: u8,
    #[serde(flatten)]
    inner: Inner,
}

#[derive(Debug, Deserialize, Coerce)]
struct AroundMarked {
    a: Option<u8>,
    #[serde(flatten)]
    marked: Marked,
}

#[derive(Debug, Deserialize)]
struct Nothing;

#[derive(Debug, Deserialize, Coerce)]
struct Unit {
    nothing: Nothing,
    #[serde(flatten)]
    inner: Inner,
}

#[derive(Debug, Deserialize, Coerce)]
struct AroundUnit {
    #[serde(flatten)]
    unit: Unit,
}

#[test]
fn what_is_no_unit_there_is_repaired_or_reported() {
    for mark in ["[]", "{}", "[1]", "5"] {
        let text = format!(r#"{{"mark": {mark}, "b": 1}}"#);
        is_read_as::<AroundMarked>(&text, &json!({"b": 1}), &[("/mark", "invalid_to_default")]);
        for error in refused::<AroundUnit>(&format!(r#"{{"nothing": {mark}, "q": 1}}"#)) {
            assert_eq!(error.issues()[0].path.to_pointer(), "/nothing", "{mark} {error}");
        }
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Flag {
    p: bool,
}

#[derive(Debug, Deserialize, Coerce)]
struct ReadTwice {
    #[serde(flatten)]
    all: BTreeMap<String, bool>,
    #[serde(flatten)]
    flag: Flag,
}

#[test]
fn what_two_readers_say_alike_is_said_once() {
    for error in refused::<ReadTwice>(r#"{"p": "yes", "q": 1}"#) {
        let paths: Vec<String> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        assert_eq!(paths, ["/p", "/q"], "{error}");
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Nest {
    #[coerce(string_to_number)]
    n: u8,
    #[serde(flatten)]
    kid: Option<Kid>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Kid {
    kid: Box<Nest>,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(opt_in)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Asking {
    n: u8,
    #[serde(flatten)]
    kid: Option<AskingKid>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct AskingKid {
    kid: Box<Asking>,
}

/// Where each level took twice as long, forty would take years.
#[test]
fn options_in_options_are_read_in_time() {
    let nested = |level: &Value, innermost: &Value| {
        (0..40).fold(innermost.clone(), |kid, _| {
            let mut around = level.clone();
            around["kid"] = kid;
            around
        })
    };
    let (_, report) = Nest::from_value_with_report(nested(&json!({"n": "5"}), &json!({"n": "5"}))).unwrap();
    assert_eq!(report.len(), 41);
    assert!(Nest::from_value(nested(&json!({"n": "x"}), &json!({"n": "x"}))).is_err());
    let refused = json!({"n": 1, "compat": {"preview": true}});
    let good = json!({"n": 1, "compat": {"mode": "safe"}});
    for (level, innermost) in [(&refused, &refused), (&json!({"n": 1}), &refused), (&good, &refused)] {
        let error = Asking::from_value(nested(level, innermost)).unwrap_err();
        assert!(error.to_string().contains("compat"), "{error}");
    }
    assert!(Asking::from_value(nested(&good, &good)).is_ok());
}

/// Two flattened fields want another value of one member: what rules made is taken back at each level, and the walk goes inside again.
#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Torn {
    #[serde(flatten)]
    text: Text,
    #[serde(flatten)]
    next: Next,
    #[serde(flatten)]
    number: Option<Number>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Next {
    next: Option<Box<Torn>>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
enum Text {
    X { x: String },
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Number {
    #[coerce(string_to_number)]
    x: u8,
}

#[test]
fn fields_that_are_torn_at_each_level_are_read_in_time() {
    let nested = |levels| (0..levels).fold(json!({"x": "5"}), |next, _| json!({"x": "5", "next": next}));
    assert!(Torn::from_value(nested(8)).is_ok());
    let error = Torn::from_value(nested(60)).unwrap_err();
    assert_eq!(error.issues()[0].code, serde_coerce::IssueCode::LimitExceeded, "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(opt_in)]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Dropping {
    #[serde(default)]
    #[coerce(drop_invalid_items)]
    next: Vec<Dropping>,
}

/// Each level would be repaired in safe mode: to see that, those inside are read once more.
#[test]
fn hints_in_hints_are_found_in_time() {
    let document = (0..40).fold(json!(3), |next, _| json!({"next": [next]}));
    assert!(Dropping::from_value(document).is_err());
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(custom(with_kind))]
#[expect(dead_code, reason = "what counts is that the reading ends")]
struct Chain {
    next: Option<Box<Chain>>,
}

/// Adds a member that the type refuses.
fn with_kind(value: &Value) -> serde_coerce::Repair {
    let mut made = value.clone();
    made["kind"] = json!(1);
    serde_coerce::Repair::To(made)
}

#[test]
fn functions_that_are_taken_back_at_each_level_end_in_time() {
    let nested = |levels| (0..levels).fold(json!({}), |next, _| json!({"next": next}));
    assert!(Chain::from_value(nested(5)).is_ok());
    let error = Chain::from_value(nested(60)).unwrap_err();
    assert_eq!(error.issues()[0].code, serde_coerce::IssueCode::LimitExceeded, "{error}");
}
