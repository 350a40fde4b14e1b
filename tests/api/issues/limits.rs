//! No input makes an answer grow without bound.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Limits, Options, Repair, Report};
use serde_json::{Value, json};

/// A list in a list in a list, so many levels.
fn nested(levels: usize) -> Value {
    (1..levels).fold(json!([]), |inside, _| json!([inside]))
}

#[derive(Debug, Deserialize, Coerce)]
struct Any {
    #[coerce(string_to_json, singleton_list)]
    list: Vec<Value>,
}

/// Reads the document through every entry point: those of values first, then those of text.
fn entry_points<T: Coerce>(document: &Value, options: Options) -> [Result<(T, Report), Error>; 5] {
    let text = document.to_string();
    [
        options.from_value_with_report(document.clone()),
        options.from_deserializer_with_report(document),
        options.from_str_with_report(&text),
        options.from_slice_with_report(text.as_bytes()),
        options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(&text)),
    ]
}

fn is_over_the_limit(error: &Error) -> bool {
    matches!(error.issues(), [issue] if issue.code == IssueCode::LimitExceeded)
}

#[test]
fn more_than_127_levels_are_refused_at_every_entry_point() {
    for (levels, fits) in [(1, true), (126, true), (127, true), (128, false), (129, false), (200, false)] {
        for (entry_point, read) in entry_points::<Value>(&nested(levels), Options::default()).into_iter().enumerate() {
            assert_eq!(read.is_ok(), fits, "{levels} {entry_point}: {read:?}");
            assert!(read.err().is_none_or(|error| is_over_the_limit(&error)), "{levels} {entry_point}");
        }
    }
}

/// Text is never read deeper than `serde_json` reads it.
#[test]
fn a_higher_limit_helps_values_only() {
    let options = Options::default().limits(Limits::default().depth(200));
    for (levels, value_fits) in [(128, true), (200, true), (201, false)] {
        for (entry_point, read) in entry_points::<Value>(&nested(levels), options).into_iter().enumerate() {
            assert_eq!(read.is_ok(), value_fits && entry_point < 2, "{levels} {entry_point}: {read:?}");
            assert!(read.err().is_none_or(|error| is_over_the_limit(&error)), "{levels} {entry_point}");
        }
    }
}

#[test]
fn depth_is_counted_from_the_document() {
    let document = json!({"list": nested(3)});
    for (depth, fits) in [(3, false), (4, true)] {
        let options = Options::default().limits(Limits::default().depth(depth));
        for read in entry_points::<Any>(&document, options) {
            assert_eq!(read.is_ok(), fits, "{depth}: {read:?}");
            let Err(error) = read else { continue };
            let found = (error.issues()[0].path.to_pointer(), error.issues()[0].code);
            assert_eq!(found, ("/list/0/0".to_owned(), IssueCode::LimitExceeded), "{error}");
        }
    }
}

#[test]
fn text_in_text_is_no_way_around_the_limit() {
    let limits = Limits::default().depth(8);
    for (levels, fits) in [(7, true), (8, false)] {
        let document = json!({"list": nested(levels).to_string()});
        for read in entry_points::<Any>(&document, Options::default().limits(limits)) {
            assert_eq!(read.is_ok(), fits, "{levels}: {read:?}");
            assert!(read.is_err() || read.is_ok_and(|(any, _)| any.list.len() == 1));
        }
    }
}

#[test]
fn issues_beyond_the_limit_are_counted() {
    let document = json!(vec!["x"; 100]);
    for (limits, kept) in [(Limits::default(), 64), (Limits::default().issues(3), 3)] {
        for read in entry_points::<Vec<u8>>(&document, Options::default().limits(limits)) {
            let error = read.unwrap_err();
            assert_eq!((error.issues().len(), error.omitted()), (kept, 100 - kept));
            let last = format!("and {} more", 100 - kept);
            assert_eq!(error.to_string().lines().last(), Some(&*last));
            assert_eq!(json!(error)["omitted"], 100 - kept);
        }
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Numbers {
    #[coerce(string_to_number)]
    all: BTreeMap<String, u32>,
}

#[test]
fn coercions_beyond_the_limit_are_counted() {
    let all: BTreeMap<_, _> = (0..300).map(|index| (format!("{index:03}"), "7")).collect();
    let document = json!({ "all": all });
    for (limits, kept) in [(Limits::default(), 256), (Limits::default().coercions(2), 2)] {
        for read in entry_points::<Numbers>(&document, Options::default().limits(limits)) {
            let (numbers, report) = read.unwrap();
            assert_eq!((numbers.all.len(), report.len(), report.coercions().len()), (300, 300, kept));
            assert_eq!(report.warnings().len(), kept);
            assert!(!report.is_complete());
            assert_eq!(json!(report)["_omitted"], 300 - kept);
        }
        let preview = Options::default().limits(limits).preview::<Numbers>(&document).unwrap();
        assert!(preview.value["all"].as_object().unwrap().values().all(|number| *number == 7), "it is whole");
    }
}

#[test]
fn long_values_are_reported_by_kind_and_length() {
    for (length, whole) in [(4094, true), (4095, false)] {
        let document = json!({ "list": "x".repeat(length) });
        for read in entry_points::<Any>(&document, Options::default()) {
            let (_, report) = read.unwrap();
            let [entry] = report.coercions() else { panic!("{report:?}") };
            let entry = json!(entry);
            let summary = json!({"_omitted": {"kind": "string", "length": length}});
            assert_eq!(entry["from"] != summary, whole);
            assert_eq!(entry["to"], json!({"_omitted": {"kind": "list", "length": 1}}), "it is longer by its brackets");
            assert!(!report.is_complete());
        }
    }
}

#[test]
fn long_keys_are_cut() {
    let key = "k".repeat(10_000);
    let document = json!({ "all": { (key.clone()): "7" } });
    let limits = Limits::default().recorded_bytes(16);
    for read in entry_points::<Numbers>(&document, Options::default().limits(limits)) {
        let (numbers, report) = read.unwrap();
        assert!(numbers.all.contains_key(&key));
        assert_eq!(report.coercions()[0].path.to_pointer(), format!("/all/{}…", "k".repeat(13)));
        assert!(!report.is_complete());
    }
    let document = json!({ "all": { (key): "x" } });
    for read in entry_points::<Numbers>(&document, Options::default().limits(limits)) {
        assert!(read.unwrap_err().to_string().len() < 200);
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Loose {
    Any {
        any: Value,
    },
    Small {
        #[coerce(custom(small))]
        small: u8,
    },
}

fn small(value: &Value) -> Repair {
    if value.as_u64() < Some(10) { Repair::Keep } else { Repair::Refuse("it is not small".to_owned()) }
}

#[derive(Debug, Deserialize, Coerce)]
struct Fallback {
    #[serde(default)]
    #[coerce(invalid_to_default)]
    loose: Option<Loose>,
}

/// A default takes the place of what can't be read, not of what is refused for good, be that by one variant of several.
#[test]
fn what_is_too_deep_or_refused_by_a_function_is_no_default() {
    let options = Options::default().limits(Limits::default().depth(5));
    let read = |loose: Value| entry_points::<Fallback>(&json!({"loose": loose}), options);
    for loose in [json!(5), json!({"small": "x"}), json!({"neither": nested(2)})] {
        for found in read(loose) {
            let (value, report) = found.expect("it has a default");
            assert!(value.loose.is_none() && report.len() == 1, "{report:?}");
        }
    }
    for found in read(json!({"small": 3})) {
        assert!(matches!(found, Ok((Fallback { loose: Some(Loose::Small { small: 3 }) }, _))), "{found:?}");
    }
    for found in read(json!({"any": nested(3)})) {
        assert!(matches!(found, Ok((Fallback { loose: Some(Loose::Any { any }) }, _)) if any == nested(3)));
    }
    let refused = [(json!({"any": nested(4)}), IssueCode::LimitExceeded), (json!({"small": 10}), IssueCode::Custom)];
    for (loose, code) in refused {
        for found in read(loose) {
            let error = found.expect_err("it is refused");
            assert_eq!(error.issues().iter().map(|issue| issue.code).collect::<Vec<_>>(), [code], "{error}");
        }
    }
}

#[test]
fn issues_of_a_variant_are_counted_beyond_the_limit() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Either {
        List { items: Vec<u32> },
        One { item: u32 },
    }
    for count in [10, 100, 1_000] {
        let error = Either::from_value(json!({"items": vec!["x"; count]})).unwrap_err();
        assert_eq!((error.issues().len() + error.omitted(), error.issues().len()), (count, count.min(64)));
    }
    assert!(matches!(Either::from_value(json!({"items": [1]})).unwrap(), Either::List { items } if items == [1]));
    assert!(matches!(Either::from_value(json!({"item": 1})).unwrap(), Either::One { item: 1 }));
}
