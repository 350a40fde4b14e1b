//! Flattened fields read one document: what is repaired for one is seen by all, and two that want opposite repairs are an
//! issue, not two truths.

#![expect(dead_code, reason = "what is read is compared as a whole")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Error, Mode, Options, Report};
use serde_json::{Value, json};

mod members_that_go;
mod nested;
mod one_member_two_readers;
mod opposite_repairs;

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
        options.from_value_with_report::<T>(document.clone()),
        options.from_str_with_report(text),
        options.from_slice_with_report(text.as_bytes()),
        options.from_deserializer_with_report(&document),
        options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text)),
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

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Limits {
    name: String,
    #[serde(flatten)]
    #[coerce(string_to_number, each(null_to_default, invalid_to_default))]
    rest: BTreeMap<String, u32>,
}

#[test]
fn a_flattened_unit_takes_nothing_and_refuses_nothing() {
    #[derive(Debug, Deserialize)]
    struct Nothing;
    #[derive(Debug, Deserialize, Coerce)]
    struct Wide {
        #[coerce(string_to_number)]
        a: u8,
        #[serde(flatten)]
        unit: (),
        #[serde(flatten)]
        nothing: Nothing,
    }
    is_read_as::<Wide>(r#"{"a": "1", "b": 2}"#, &json!({"a": 1, "b": 2}), &[("/a", "string_to_number")]);
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
    assert!(strict.from_value_with_report::<Limits>(json!({"name": "a", "a": "5"})).is_err());
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

/// A type without `Coerce`: its fields are not known.
#[derive(Debug, Deserialize)]
struct Paging {
    limit: u32,
    offset: u32,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed {
    query: String,
    #[serde(flatten)]
    paging: Paging,
}

#[derive(Debug, Deserialize, Coerce)]
struct WithOthers {
    #[serde(flatten)]
    paging: Paging,
    #[serde(flatten)]
    others: BTreeMap<String, String>,
}

/// What the type has not come to when it stops is nobody else's.
#[test]
fn a_fault_in_a_flattened_foreign_type_is_the_only_one() {
    for text in [r#"{"query": "x", "limit": "ten", "offset": 5}"#, r#"{"offset": 5, "query": "x", "limit": "ten"}"#] {
        for error in [refused::<Closed>(text), refused::<WithOthers>(text)].concat() {
            assert_eq!(
                error.to_string(),
                "limit: expected an integer from 0 to 4294967295, got string \"ten\"",
                "{text}"
            );
        }
    }
    let unknown = refused::<Closed>(r#"{"query": "x", "limit": "ten", "offset": 5, "sort": "up"}"#);
    assert!(unknown.iter().all(|error| error.issues().len() == 2), "{unknown:?}");
}

/// What a flattened field reads is no unknown member, though it fails.
#[test]
fn members_of_a_flattened_field_that_fails_are_not_unknown() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Request<C> {
        id: u32,
        #[serde(flatten)]
        change: C,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Change {
        by: u32,
        names: Vec<String>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "lowercase")]
    enum Tagged {
        Add(Change),
    }
    #[derive(Debug, Deserialize)]
    struct Foreign {
        by: u32,
        names: Vec<String>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct OfForeign {
        id: u32,
        #[serde(flatten)]
        change: Foreign,
    }
    fn refused<T: Coerce + Debug>(document: Value) -> Vec<String> {
        let error = T::from_value(document).unwrap_err();
        error.issues().iter().map(|issue| issue.path.to_pointer()).collect()
    }
    for (by, names, wrong) in [
        (json!("x"), json!([]), &["by"][..]),
        (json!(1), json!(2), &["names"]),
        (json!("x"), json!(2), &["by", "names"]),
    ] {
        let inside = |around: &str| {
            let inside = wrong.iter().map(|name| format!("{around}/{name}"));
            inside.chain(["/note".to_owned()]).collect::<Vec<_>>()
        };
        let flat = json!({"id": 1, "by": by, "names": names, "note": 3});
        assert_eq!(refused::<Request<Change>>(flat.clone()), inside(""));
        // What is foreign stops at its first fault.
        assert_eq!(refused::<OfForeign>(flat), [format!("/{}", wrong[0]), "/note".to_owned()]);
        let tagged = json!({"id": 1, "add": {"by": by, "names": names}, "note": 3});
        assert_eq!(refused::<Request<Tagged>>(tagged), inside("/add"));
    }
}
