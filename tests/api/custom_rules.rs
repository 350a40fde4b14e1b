//! `custom`: what a function leaves as it was is not reported, and what it refuses is refused, also where the type would
//! accept the value.

#![expect(dead_code, reason = "what counts is what is reported")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde_coerce::{Coerce, IssueCode, Mode, Options, Repair};
use serde_json::{Value, json};

/// The value it was given, each time.
fn same(value: &Value) -> Repair {
    Repair::To(value.clone())
}

/// Even numbers as they are, odd ones not at all.
fn even(value: &Value) -> Repair {
    match value.as_u64() {
        Some(number) if number % 2 == 1 => Repair::Refuse(format!("{number} is odd")),
        _ => Repair::Keep,
    }
}

fn empty(value: &Value) -> Repair {
    if value.as_str() == Some("") { Repair::Refuse("it is empty".to_owned()) } else { Repair::Keep }
}

fn whole(value: &Value) -> Repair {
    if value.get("limit").is_some_and(|limit| Some(limit) == value.get("offset")) {
        Repair::Refuse("limit and offset are the same".to_owned())
    } else {
        Repair::Keep
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Same {
    #[coerce(custom(same))]
    any: Value,
    #[serde(default)]
    #[coerce(custom(same), string_to_number)]
    number: Option<u8>,
    #[serde(default)]
    #[coerce(each(custom(same)))]
    list: Vec<f64>,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(custom(whole))]
struct Window {
    #[serde(default)]
    #[coerce(custom(even), string_to_number)]
    limit: u64,
    #[serde(default)]
    offset: Option<u64>,
    #[serde(default)]
    #[coerce(each(custom(empty)))]
    names: Vec<String>,
    #[serde(default)]
    #[coerce(custom(empty))]
    by_name: BTreeMap<String, String>,
    #[serde(default)]
    choice: Option<Choice>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Choice {
    Even(#[coerce(custom(even))] u64),
    Text(String),
}

#[test]
fn the_same_value_is_no_repair() {
    for document in [
        json!({"any": null}),
        json!({"any": {"b": 1, "a": [1.5, 1e3]}, "number": 5}),
        json!({"any": "text", "list": [1.0, 2, 2.5]}),
    ] {
        for (_, report) in [
            Same::from_value_with_report(document.clone()).unwrap(),
            Same::from_str_with_report(&document.to_string()).unwrap(),
        ] {
            assert!(report.is_empty(), "{document}: {report:?}");
        }
    }
    let (_, report) = Same::from_value_with_report(json!({"any": 1, "number": "5"})).unwrap();
    let rules: Vec<_> = report.coercions().iter().map(|entry| entry.rule).collect();
    assert_eq!(rules, ["string_to_number"]);
}

fn issues<T: Coerce + Debug>(document: &Value) -> Vec<(String, IssueCode, String)> {
    let by_value = T::from_value(document.clone()).expect_err("it is refused");
    let by_text = T::from_str_with_report(&document.to_string()).expect_err("it is refused");
    assert_eq!(by_value, by_text);
    let issue = |issue: &serde_coerce::Issue| (issue.path.to_pointer(), issue.code, json!(issue).to_string());
    by_value.issues().iter().map(issue).collect()
}

#[test]
fn what_it_refuses_is_an_issue_though_the_type_accepts_it() {
    let table = [
        (json!({"limit": 5}), "/limit", "5 is odd"),
        (json!({"limit": 2, "offset": 2}), "", "limit and offset are the same"),
        (json!({"names": ["a", ""]}), "/names/1", "it is empty"),
        (json!({"by_name": {"a": ""}}), "/by_name/a", "it is empty"),
    ];
    for (document, path, reason) in table {
        let issues = issues::<Window>(&document);
        let [(found, code, text)] = issues.as_slice() else { panic!("{document}: {issues:?}") };
        assert_eq!((found.as_str(), *code), (path, IssueCode::Custom), "{document}");
        assert!(text.contains(reason), "{text}");
    }
}

#[test]
fn each_refusal_is_an_issue() {
    let document = json!({"limit": 5, "names": ["", "a", ""], "offset": "x"});
    let mut paths: Vec<_> = issues::<Window>(&document).into_iter().map(|(path, ..)| path).collect();
    paths.sort();
    assert_eq!(paths, ["/limit", "/names/0", "/names/2", "/offset"]);
}

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
struct Lenient {
    #[coerce(invalid_to_default)]
    amount: Option<Amount>,
    #[coerce(drop_invalid_items)]
    amounts: Vec<Amount>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Amount {
    Pairs {
        #[coerce(custom(even))]
        pairs: u64,
    },
    Each {
        each: u64,
    },
}

/// The refusal of a function stands where it is that of one alternative of several.
#[test]
fn no_rule_gives_up_what_it_refuses_in_a_variant() {
    let taken = json!({"amount": {"pairs": "2"}, "amounts": [{"each": 1}, {"pairs": true}]});
    let (read, report) = Lenient::from_value_with_report(taken).unwrap();
    assert_eq!((read.amount.is_none(), read.amounts.len(), report.len()), (true, 1, 2));
    for (refused, path) in [
        (json!({"amount": {"pairs": 3}}), "/amount/pairs"),
        (json!({"amounts": [{"each": 1}, {"pairs": 3}]}), "/amounts/1/pairs"),
    ] {
        let issues = issues::<Lenient>(&refused);
        let [(found, IssueCode::Custom, text)] = issues.as_slice() else { panic!("{refused}: {issues:?}") };
        assert!(found == path && text.contains("3 is odd"), "{found}: {text}");
    }
}

/// What a function makes of a value that the type refuses may be no better: then the caller reads of what was sent.
#[test]
fn what_it_makes_may_be_refused_too() {
    fn next(value: &Value) -> Repair {
        if *value == json!(["x"]) { Repair::To(json!(["y"])) } else { Repair::Keep }
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Page {
        #[serde(default)]
        #[coerce(custom(next))]
        ids: Vec<u8>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Lenient {
        #[serde(default)]
        #[coerce(custom(next), invalid_to_default)]
        ids: Vec<u8>,
    }
    let error = Page::from_value(json!({"ids": ["x"]})).unwrap_err();
    assert_eq!(error.to_string(), "ids[0]: expected an integer from 0 to 255, got string \"x\"");
    let (lenient, report) = Lenient::from_value_with_report(json!({"ids": ["x"]})).unwrap();
    assert_eq!((lenient.ids, report.len()), (vec![], 1));
}

#[test]
fn strict_mode_knows_no_custom_rule() {
    let document = json!({"limit": 5, "names": [""]});
    let (window, report) = Options::default().mode(Mode::Strict).from_value_with_report::<Window>(document).unwrap();
    assert_eq!((window.limit, report.len()), (5, 0));
}

#[test]
fn what_it_keeps_is_accepted() {
    let (window, report) = Window::from_value_with_report(json!({"limit": 4, "names": ["a"], "choice": 2})).unwrap();
    assert_eq!((window.limit, report.len()), (4, 0));
}

/// It would see members that are not those of its type, or not all of them.
#[test]
fn a_function_on_a_type_is_not_asked_about_a_part_of_a_value() {
    fn never(_: &Value) -> Repair {
        Repair::Refuse("never".to_owned())
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(custom(never), object_to_value(key = "value"))]
    struct Part {
        by: u32,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Around {
        #[serde(flatten)]
        part: Part,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "op")]
    enum Tagged {
        Add(Part),
    }
    assert!(Around::from_value(json!({"by": 2})).is_ok() && Around::rules().is_empty());
    assert!(Tagged::from_value(json!({"op": "Add", "by": 2})).is_ok() && Tagged::rules().is_empty());
    assert!(Part::from_value(json!({"by": 2})).is_err() && !Part::rules().is_empty());
    // Nor is `object_to_value`.
    assert!(Around::from_value(json!({"value": {"by": 2}})).is_err());
    assert!(Tagged::from_value(json!({"op": "Add", "value": {"by": 2}})).is_err());
}
