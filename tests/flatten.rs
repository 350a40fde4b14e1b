//! Flattened fields read one document: what is repaired for one is seen by all, and two that want opposite repairs are an
//! issue, not two truths.

#![expect(dead_code, reason = "what is read is compared as a whole")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use coerce::{Coerce, Error, Mode, Options, Report};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

type Rest = BTreeMap<String, Value>;

fn entries(report: &Report) -> Vec<(String, &'static str)> {
    report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect()
}

/// The text is repaired by these entries to that document, by every entry point; the patch turns what came into it; serde
/// reads it to the same value, and nothing is left to repair.
fn is_read_as<T: Coerce + DeserializeOwned + Debug>(text: &str, canonical: &Value, expected: &[(&str, &str)]) -> T {
    let document: Value = serde_json::from_str(text).expect("it is JSON");
    let options = Options::default();
    let reads = [
        options.from_value::<T>(document.clone()),
        options.from_str(text),
        options.from_slice(text.as_bytes()),
        options.from_deserializer(&document),
        options.from_deserializer(&mut serde_json::Deserializer::from_str(text)),
    ];
    let by_serde: T = serde_json::from_value(canonical.clone()).expect("serde reads the canonical document");
    let mut last = None;
    for read in reads {
        let (value, report) = read.unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = entries(&report);
        let found: Vec<_> = found.iter().map(|(path, rule)| (path.as_str(), *rule)).collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(format!("{value:?}"), format!("{by_serde:?}"), "{text}");
        assert_eq!(&patched(document.clone(), &report), canonical, "{text}");
        last = Some(value);
    }
    let preview = options.preview::<T>(&document).expect("it is repaired");
    assert_eq!(&preview.value, canonical, "{text}");
    let (_, again) = T::from_value_with_report(canonical.clone()).expect("it is read");
    assert!(again.is_empty(), "{again:?}");
    last.expect("it was read")
}

fn patched(mut document: Value, report: &Report) -> Value {
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("it is a patch");
    json_patch::patch(&mut document, &patch).unwrap_or_else(|error| panic!("{error}: {}", report.to_json_patch()));
    document
}

fn refused<T: Coerce + Debug>(text: &str) -> [Error; 2] {
    let document: Value = serde_json::from_str(text).expect("it is JSON");
    let by_value = T::from_value(document).expect_err("it is refused");
    [by_value, T::from_str_with_report(text).expect_err("it is refused")]
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Number {
    A {
        #[coerce(string_to_number)]
        x: u8,
    },
}

mod one_member_two_readers {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    struct Untagged {
        #[serde(flatten)]
        u: Number,
        #[serde(flatten)]
        rest: Rest,
    }

    #[test]
    fn a_map_sees_what_was_repaired_for_an_untagged_enum() {
        let read = is_read_as::<Untagged>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
        assert_eq!(read.rest["x"], 5);
        is_read_as::<Untagged>(r#"{"y": "5", "x": "5"}"#, &json!({"x": 5, "y": "5"}), &[("/x", "string_to_number")]);
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Reversed {
        #[serde(flatten)]
        rest: Rest,
        #[serde(flatten)]
        u: Number,
    }

    #[test]
    fn whichever_of_them_comes_first() {
        let read = is_read_as::<Reversed>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
        assert_eq!(read.rest["x"], 5);
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Tagged {
        #[serde(flatten)]
        kind: Kind,
        #[serde(flatten)]
        rest: Rest,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "t")]
    enum Kind {
        A {
            #[coerce(string_to_number)]
            x: u8,
        },
    }

    #[test]
    fn for_an_internally_tagged_enum() {
        let canonical = json!({"t": "A", "x": 5});
        is_read_as::<Tagged>(r#"{"t": "A", "x": "5"}"#, &canonical, &[("/x", "string_to_number")]);
        is_read_as::<Tagged>(r#"{"x": "5", "t": "A"}"#, &canonical, &[("/x", "string_to_number")]);
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Level(#[coerce(string_to_number)] u8);

    #[derive(Debug, Deserialize, Coerce)]
    struct Maps {
        #[serde(flatten)]
        levels: BTreeMap<String, Level>,
        #[serde(flatten)]
        rest: Rest,
    }

    #[test]
    fn for_a_map_of_newtypes_with_rules() {
        let read = is_read_as::<Maps>(
            r#"{"a": "5", "b": 6, "c": "7"}"#,
            &json!({"a": 5, "b": 6, "c": 7}),
            &[("/a", "string_to_number"), ("/c", "string_to_number")],
        );
        assert_eq!((read.rest["a"].clone(), read.rest["c"].clone()), (json!(5), json!(7)));
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Structs {
        #[serde(flatten)]
        inner: Inner,
        #[serde(flatten)]
        rest: Rest,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Inner {
        #[coerce(string_to_number)]
        x: u8,
        #[serde(flatten)]
        more: BTreeMap<String, Level>,
    }

    #[test]
    fn for_a_struct_that_flattens() {
        is_read_as::<Structs>(
            r#"{"x": "5", "y": "6"}"#,
            &json!({"x": 5, "y": 6}),
            &[("/x", "string_to_number"), ("/y", "string_to_number")],
        );
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct TwoAlike {
        #[serde(flatten)]
        one: Number,
        #[serde(flatten)]
        two: Number,
    }

    #[test]
    fn two_that_want_the_same_repair_have_it_once() {
        is_read_as::<TwoAlike>(r#"{"x": "5"}"#, &json!({"x": 5}), &[("/x", "string_to_number")]);
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Maybe {
        #[serde(flatten)]
        u: Option<Number>,
        #[serde(flatten)]
        rest: Rest,
    }

    /// serde reads a flattened option that does not fit as `None`: that is valid, and left alone.
    #[test]
    fn an_option_that_does_not_fit_is_none() {
        let read = is_read_as::<Maybe>(r#"{"x": "5"}"#, &json!({"x": "5"}), &[]);
        assert!(read.u.is_none());
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Eager {
        #[serde(flatten)]
        u: Trimmed,
        #[serde(flatten)]
        rest: Rest,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "t")]
    enum Trimmed {
        A {
            #[coerce(trim)]
            x: String,
        },
    }

    #[test]
    fn of_an_eager_rule_too() {
        is_read_as::<Eager>(r#"{"t": "A", "x": " a "}"#, &json!({"t": "A", "x": "a"}), &[("/x", "trim")]);
    }
}

mod members_that_go {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Defaulted {
        A {
            #[serde(default)]
            #[coerce(null_to_default)]
            x: u8,
        },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct BesideAMap {
        #[serde(flatten)]
        u: Defaulted,
        #[serde(flatten)]
        rest: Rest,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Twice {
        #[serde(flatten)]
        one: Defaulted,
        #[serde(flatten)]
        two: Defaulted,
    }

    #[test]
    fn a_member_read_as_absent_is_absent_for_all() {
        let read = is_read_as::<BesideAMap>(r#"{"x": null}"#, &json!({}), &[("/x", "null_to_default")]);
        assert!(read.rest.is_empty());
        is_read_as::<Twice>(r#"{"x": null}"#, &json!({}), &[("/x", "null_to_default")]);
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Folded {
        #[coerce(ignore_key_case)]
        A { is_investor: u8 },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Renamed {
        #[serde(flatten)]
        u: Folded,
        #[serde(flatten)]
        rest: Rest,
    }

    #[test]
    fn a_member_renamed_for_one_is_renamed_for_all() {
        let canonical = json!({"is_investor": 5});
        let read = is_read_as::<Renamed>(r#"{"IsInvestor": 5}"#, &canonical, &[("/is_investor", "ignore_key_case")]);
        assert_eq!(json!(read.rest), canonical);
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[coerce(drop_keys("note"))]
    struct Strict {
        x: u8,
    }

    /// A `Value` has the member once, and a patch can take it out once.
    #[test]
    fn a_dropped_member_that_comes_twice_is_dropped_once() {
        for text in [
            r#"{"note": 1, "note": 2, "x": 1}"#,
            r#"{"note": 1, "x": 1, "note": {"a": 1}}"#,
            r#"{"x": 1, "note": 1, "note": 1, "note": 1}"#,
        ] {
            let (read, report) = Strict::from_str_with_report(text).unwrap();
            assert_eq!(read.x, 1);
            assert_eq!(patched(serde_json::from_str(text).unwrap(), &report), json!({"x": 1}), "{text}");
            let removals = report.to_json_patch();
            assert_eq!(removals.as_array().map(Vec::len), Some(1), "{removals}");
        }
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Two {
        #[serde(flatten)]
        one: Denied,
        #[serde(flatten)]
        two: BTreeMap<String, Value>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Denied {
        A(Strict),
    }

    #[test]
    fn a_member_dropped_for_one_is_gone_for_all() {
        is_read_as::<Two>(r#"{"note": 1, "x": 1}"#, &json!({"x": 1}), &[("/note", "drop_keys")]);
    }
}

mod opposite_repairs {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Text {
        B {
            #[coerce(number_to_string)]
            x: String,
        },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct NumberFirst {
        #[serde(flatten)]
        number: Number,
        #[serde(flatten)]
        text: Text,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct TextFirst {
        #[serde(flatten)]
        text: Text,
        #[serde(flatten)]
        number: Number,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum List {
        C {
            #[coerce(singleton_list)]
            x: Vec<Value>,
        },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct ListAndNumber {
        #[serde(flatten)]
        list: List,
        #[serde(flatten)]
        number: Number,
    }

    #[test]
    fn are_an_issue_at_the_member() {
        for text in [r#"{"x": "5"}"#, r#"{"x": 5}"#] {
            let errors = [refused::<NumberFirst>(text), refused::<TextFirst>(text), refused::<ListAndNumber>(text)];
            for error in errors.as_flattened() {
                assert!(!error.issues().is_empty(), "{text}");
                let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
                assert!(paths.iter().any(|path| path == "/x"), "{text}: {paths:?}");
            }
        }
    }

    /// What was tried on the way is no repair.
    #[test]
    fn leave_no_entry_that_a_patch_could_not_follow() {
        let text = r#"{"x": "5"}"#;
        for error in refused::<NumberFirst>(text) {
            patched(serde_json::from_str(text).unwrap(), error.report());
        }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Limits {
    name: String,
    #[serde(flatten)]
    #[coerce(string_to_number, each(null_to_default, invalid_to_default))]
    rest: BTreeMap<String, u32>,
}

#[test]
fn rules_act_on_the_values_of_a_flattened_map() {
    let document = json!({"name": "5", "a": "5", "b": null, "c": "many", "d": 7});
    let (limits, report) = Limits::from_value_with_report(document.clone()).unwrap();
    let rest = [("a", 5), ("b", 0), ("c", 0), ("d", 7)].map(|(name, limit)| (name.to_owned(), limit));
    assert_eq!(limits, Limits { name: "5".to_owned(), rest: BTreeMap::from(rest) });
    assert_eq!(
        json!(report.coercions()),
        json!([
            {"path": "/a", "rule": "string_to_number", "from": "5", "to": 5},
            {"path": "/b", "rule": "null_to_default", "from": null, "to": 0},
            {"path": "/c", "rule": "invalid_to_default", "from": "many", "to": 0},
        ])
    );
    let text = Limits::from_str_with_report(&document.to_string()).unwrap();
    assert_eq!(text, (limits, report));
}

#[test]
fn the_rules_of_a_flattened_map_are_listed_and_off_in_strict_mode() {
    let table = Limits::rules().to_string();
    assert!(table.contains("string_to_number") && table.contains("null_to_default"), "{table}");
    let strict = Options::default().mode(Mode::Strict);
    assert!(strict.from_value::<Limits>(json!({"name": "a", "a": "5"})).is_err());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Labels {
    #[serde(flatten)]
    #[coerce(trim)]
    rest: BTreeMap<String, String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Counts {
    #[serde(flatten)]
    #[coerce(float_to_integer)]
    rest: BTreeMap<String, u64>,
}

#[test]
fn eager_rules_act_on_the_values_of_a_flattened_map() {
    let expected = &json!({"a": "b", "c": "d"});
    is_read_as::<Labels>(r#"{"a": " b ", "c": "d"}"#, expected, &[("/a", "trim")]);
}

#[test]
fn numbers_in_a_flattened_map_are_judged_by_their_digits() {
    assert_eq!(Counts::from_str_with_report(r#"{"a": 12.0}"#).unwrap().0.rest, BTreeMap::from([("a".to_owned(), 12)]));
    assert!(Counts::from_str_with_report(r#"{"a": 0.99999999999999999999}"#).is_err());
}
