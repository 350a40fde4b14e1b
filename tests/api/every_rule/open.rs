//! Types that accept what they have no name for: a rule acts there before the value is read as something else.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_coerce::Coerce;
use serde_json::{Value, json};

/// Reads the value as it is, in a field, and as text, and returns what it was read as, and which rules fired.
fn read<T: Coerce + Serialize + fmt::Debug>(value: &Value) -> (Value, Vec<&'static str>) {
    let text = T::from_str_with_report(&value.to_string()).unwrap_or_else(|error| panic!("{value}: {error}"));
    let (read, report) = T::from_value_with_report(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"));
    assert_eq!((json!(text.0), &text.1), (json!(read), &report), "{value}");
    (json!(read), report.coercions().iter().map(|coercion| coercion.rule).collect())
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case, string_to_json, python_to_json, json5_to_json, unfence)]
enum State {
    Open,
    Closed {
        reason: String,
    },
    #[serde(other)]
    Unknown,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case)]
enum Unit {
    Celsius,
    #[serde(untagged)]
    Other(String),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Ticket<T> {
    state: T,
    states: Vec<T>,
}

#[test]
fn an_enum_that_reads_every_name_is_repaired_first() {
    let closed = json!({"closed": {"reason": "old"}});
    let table = [
        (json!("open"), json!("open"), vec![]),
        (json!("OPEN"), json!("open"), vec!["ignore_case"]),
        (json!("gone"), json!("unknown"), vec![]),
        (json!("```\nopen\n```"), json!("open"), vec!["unfence"]),
        (json!("\"open\""), json!("open"), vec!["string_to_json"]),
        (json!("{\"closed\": {\"reason\": \"old\"}}"), closed.clone(), vec!["string_to_json"]),
        (json!("{'closed': {'reason': 'old'}}"), closed.clone(), vec!["python_to_json"]),
        (json!("{closed: {reason: 'old'}}"), closed, vec!["json5_to_json"]),
        // What would not be read stays what it was.
        (json!("{\"closed\": 1}"), json!("unknown"), vec![]),
    ];
    for (value, expected, fired) in table {
        assert_eq!(read::<State>(&value), (expected.clone(), fired.clone()), "{value}");
        let around = |value: &Value| json!({"state": "open", "states": [value]});
        assert_eq!(read::<Ticket<State>>(&around(&value)), (around(&expected), fired), "{value}");
    }
}

#[test]
fn an_enum_with_a_variant_for_every_string_is_repaired_first() {
    let table = [
        (json!("celsius"), json!("celsius"), vec![]),
        (json!("CELSIUS"), json!("celsius"), vec!["ignore_case"]),
        (json!("Kelvin"), json!("Kelvin"), vec![]),
    ];
    for (value, expected, fired) in table {
        assert_eq!(read::<Unit>(&value), (expected, fired), "{value}");
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[coerce(object_to_value(key("input", "arguments")))]
struct Page {
    #[serde(default)]
    limit: u8,
    cursor: Option<String>,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Search {
    #[coerce(object_to_value(key("input", "limit")))]
    page: Page2,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Page2 {
    #[serde(default)]
    limit: u8,
}

/// serde ignores members that a struct does not name: without the rule nothing of the object would be read.
#[test]
fn a_struct_that_ignores_all_that_came_is_unwrapped() {
    let page = json!({"limit": 5, "cursor": null});
    let table = [
        (page.clone(), page.clone(), vec![]),
        (json!({"input": page}), page.clone(), vec!["object_to_value"]),
        (json!({"arguments": {"limit": 5}}), page, vec!["object_to_value"]),
        (json!({"input": {}}), json!({"limit": 0, "cursor": null}), vec!["object_to_value"]),
        (json!({"input": {"input": {"limit": 5}}}), json!({"limit": 0, "cursor": null}), vec![]),
        (json!({"other": {"limit": 5}}), json!({"limit": 0, "cursor": null}), vec![]),
    ];
    for (value, expected, fired) in table {
        assert_eq!(read::<Page>(&value), (expected, fired), "{value}");
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "op", content = "args")]
enum Call {
    #[coerce(object_to_value(key = "input"))]
    Find {
        #[serde(default)]
        limit: u8,
    },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Alone {
    #[coerce(object_to_value(key = "input"))]
    Find {
        #[serde(default)]
        limit: u8,
    },
}

#[test]
fn a_variant_that_ignores_all_that_came_is_unwrapped() {
    let call = |args| json!({"op": "Find", "args": args});
    let limit = json!({"limit": 5});
    for (args, fired) in [(limit.clone(), vec![]), (json!({"input": limit}), vec!["object_to_value"])] {
        assert_eq!(read::<Call>(&call(args.clone())), (call(limit.clone()), fired.clone()), "{args}");
        assert_eq!(read::<Alone>(&args), (limit.clone(), fired), "{args}");
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Filter {
    Strict { min: u8 },
    Open { limit: Option<u8> },
    Map(BTreeMap<String, Value>),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "kind")]
#[coerce(object_to_value(key = "input"))]
enum Tagged {
    Range {
        min: u8,
    },
    #[serde(untagged)]
    Open {
        limit: Option<u8>,
    },
}

/// What asks for a tag refuses the object.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum AfterTags {
    Internal(Tagged2),
    External(External),
    Open { limit: Option<u8> },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Tagged2 {
    Range { min: u8 },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
enum External {
    Most(u8),
}

/// An earlier variant reads the member, or all members.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Reads {
    Named { input: Value },
    Open { limit: Option<u8> },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum ReadsAll {
    Map(BTreeMap<String, Value>),
    Open { limit: Option<u8> },
}

/// Its first variant has the name of the member.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum NamesIt {
    Input(Value),
    #[serde(untagged)]
    Open {
        limit: Option<u8>,
    },
}

/// It reads its tag in the member.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "input", rename_all = "snake_case")]
enum TaggedByIt {
    Search,
    #[serde(untagged)]
    Open {
        limit: Option<u8>,
    },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Wraps<T> {
    #[coerce(object_to_value(key = "input"))]
    of: T,
}

/// The variant that would read the object would read nothing of it.
#[test]
fn an_enum_that_ignores_all_that_came_is_unwrapped() {
    let of = |value: &Value| json!({"of": value});
    for inner in [json!({"min": 5}), json!({"limit": 5}), json!({"limit": null})] {
        let unwrapped = (of(&inner), vec!["object_to_value"]);
        assert_eq!(read::<Wraps<Filter>>(&of(&json!({"input": inner}))), unwrapped);
        assert_eq!(read::<Wraps<Filter>>(&of(&inner)), (of(&inner), vec![]));
        let list = json!({"of": [{"input": inner}]});
        assert_eq!(read::<Wraps<Vec<Filter>>>(&list), (json!({"of": [inner]}), vec!["object_to_value"]));
    }
    for inner in [json!({"kind": "Range", "min": 5}), json!({"limit": 5})] {
        assert_eq!(read::<Tagged>(&json!({"input": inner})), (inner, vec!["object_to_value"]));
    }
    for inner in [json!({"kind": "Range", "min": 5}), json!({"Most": 5}), json!({"limit": 5})] {
        let unwrapped = (of(&inner), vec!["object_to_value"]);
        assert_eq!(read::<Wraps<AfterTags>>(&of(&json!({"input": inner}))), unwrapped);
    }
    let wrapped = json!({"input": {"limit": 5}});
    assert_eq!(read::<Wraps<Reads>>(&of(&wrapped)), (of(&wrapped), vec![]));
    assert_eq!(read::<Wraps<ReadsAll>>(&of(&wrapped)), (of(&wrapped), vec![]));
    assert_eq!(read::<Wraps<NamesIt>>(&of(&wrapped)), (of(&wrapped), vec![]));
    let tag = of(&json!({"input": "search"}));
    assert_eq!(read::<Wraps<TaggedByIt>>(&tag), (tag, vec![]));
    let wrong = Wraps::<Filter>::from_value(of(&json!({"input": 5}))).unwrap_err().to_string();
    assert!(wrong.starts_with("of: expected an object with `min` (integer), or"), "{wrong}");
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct FlattensEnum {
    #[serde(flatten)]
    tagged: Option<Tagged>,
    page: Option<u8>,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct FlattensMap {
    page: Option<u8>,
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

#[test]
fn a_struct_that_flattens_an_enum_is_unwrapped_too() {
    for inner in [json!({"page": 5, "limit": null}), json!({"kind": "Range", "min": 1, "page": 5})] {
        assert_eq!(read::<FlattensEnum>(&json!({"input": inner})), (inner, vec!["object_to_value"]));
    }
    // The map reads the member.
    let wrapped = json!({"input": {"page": 5}});
    assert_eq!(read::<FlattensMap>(&wrapped), (json!({"input": {"page": 5}, "page": null}), vec![]));
}

/// serde would ignore it, and nothing of what was meant would be read.
#[test]
fn what_is_wrapped_and_wrong_is_refused() {
    for (value, issue) in [
        (json!({"input": {"limit": "5"}}), "limit: expected an integer from 0 to 255, got string \"5\""),
        (
            json!({"input": 5}),
            "expected an object with `limit` (optional integer), `cursor` (optional string), got an object; read as number 5",
        ),
    ] {
        let error = Page::from_value(value.clone()).unwrap_err().to_string();
        assert!(error.starts_with(issue), "{value}: {error}");
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Flattening {
    #[serde(default)]
    limit: u8,
    #[serde(flatten)]
    point: Option<Point>,
}

/// It flattens itself.
#[derive(Debug, Serialize, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Endless {
    #[serde(flatten)]
    next: Option<Box<Endless>>,
}

#[test]
fn a_struct_that_flattens_itself_ends() {
    assert!(!Endless::rules().is_empty());
}

#[test]
fn a_struct_that_flattens_an_option_is_unwrapped_too() {
    let wrapped = json!({"input": {"limit": 5, "lat": "1.0", "lon": 2.0}});
    assert_eq!(
        read::<Flattening>(&wrapped),
        (json!({"limit": 5, "lat": 1.0, "lon": 2.0}), vec!["object_to_value", "string_to_number"])
    );
}

#[test]
fn a_member_that_the_struct_reads_is_not_unwrapped() {
    for value in [json!({"limit": 5}), json!({"limit": 0})] {
        assert_eq!(read::<Search>(&json!({"page": value})), (json!({"page": value}), vec![]));
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Place {
    name: String,
    #[serde(flatten)]
    point: Option<Point>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Point {
    #[coerce(string_to_number)]
    lat: f64,
    #[coerce(string_to_number)]
    lon: f64,
}

#[test]
fn a_flattened_option_is_repaired_or_none() {
    let read = |members: Value| read::<Place>(&members);
    let there = json!({"name": "a", "lat": 1.0, "lon": 2.0});
    assert_eq!(read(json!({"name": "a", "lat": "1.0", "lon": 2.0})), (there.clone(), vec!["string_to_number"]));
    assert_eq!(read(there.clone()), (there, vec![]));
    let none = json!({"name": "a"});
    for members in [json!({}), json!({"lat": 1.0}), json!({"lat": "x", "lon": 2.0}), json!({"lat": "1.0"})] {
        let mut members = members;
        members["name"] = json!("a");
        assert_eq!(read(members.clone()), (none.clone(), vec![]), "{members}");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Two {
    #[serde(flatten)]
    numbers: Option<Numbers>,
    #[serde(flatten)]
    texts: Option<BTreeMap<String, String>>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Numbers(#[coerce(string_to_number)] BTreeMap<String, u8>);

/// What one needs the other can't read: then it is as serde has it.
#[test]
fn a_flattened_option_is_not_repaired_at_the_cost_of_another() {
    for (value, is_number) in [(json!({"id": "1"}), false), (json!({"id": 1}), true)] {
        let (two, report) = Two::from_value_with_report(value.clone()).unwrap();
        assert_eq!((two.numbers.is_some(), two.texts.is_some()), (is_number, !is_number), "{value}");
        assert_eq!((serde_json::from_value::<Two>(value).unwrap(), report.len()), (two, 0));
    }
    // Nobody else reads these.
    let (two, report) = Two::from_value_with_report(json!({"id": "1", "more": 2})).unwrap();
    assert_eq!((two.numbers.map_or(0, |numbers| numbers.0.len()), two.texts, report.len()), (2, None, 1));
}
